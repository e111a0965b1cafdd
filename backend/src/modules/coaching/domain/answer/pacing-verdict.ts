import type { Fact, Unknown } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/**
 * Ours: up to this a coach would call it even, beyond the second one a fade or a strong finish.
 * Percent of output.
 */
const EVEN_WITHIN = 3;
const CLEAR_FROM = 7;

/** A heart rate that moves by this much at the same output has something to tell, bpm. */
export const TELLING_HEART_RATE = 5;

/**
 * A heart rate that came down by this much along with the output may have been let down, bpm
 * (ours).
 */
const LET_DOWN = 3;

/**
 * Paces as measured stand for the effort only where hills hardly changed them, percent of speed.
 */
const FLAT_WITHIN = 1.5;

/**
 * `less` is a lower end of which heart rate does not tell whether it was tiredness; `waves` went up
 * and down throughout.
 */
export type PacingWord =
  | 'even'
  | 'slight fade'
  | 'fade'
  | 'less'
  | 'slight lift'
  | 'strong finish'
  | 'eased off'
  | 'waves';

export interface JudgedPacing {
  readonly judged: true;
  readonly word: PacingWord;
  /** Effort of the last quarter against the second. */
  readonly output: Fact;
  /** The same as pace, where hills do not blur it. */
  readonly pace: Fact | undefined;
  readonly heartRate: Fact | undefined;
  /**
   * The effort of a ride is judged on like ground and under power, and the quarters as measured
   * differ otherwise than it.
   */
  readonly likeGround: boolean;
  /** Whether the quarters leave out stops, coasting, descents, warm-up and cool-down. */
  readonly underPower: boolean;
}

/** How the end compared with the second quarter, or why that may not be judged. */
export type PacingVerdict =
  JudgedPacing | { readonly judged: false; readonly reason: Unknown | null };

/**
 * The one verdict on pacing that every answer and report goes by. The engine says whether the end
 * may be compared with the second quarter, the first that holds no warm-up. Where it refuses
 * because heart rate fell along with an otherwise comparable output, that is an answer too.
 */
export function pacingVerdict(sheet: FactSheet): PacingVerdict {
  const output = sheet.get('pacing.fade.output');
  const underPower = sheet.has('pacing.fade.parts');
  // Of the very parts that are compared: a descent or a cool-down has another heart rate.
  const heartRate = sheet.get(underPower ? 'pacing.fade.heartRate' : 'pacing.end.heartRate');
  if (output)
    return {
      judged: true,
      word: wordFor(sheet, Number(output.value), heartRate),
      output,
      pace: underPower ? undefined : flatPace(sheet, output),
      heartRate,
      likeGround: output.about.includes('power') && otherThanMeasured(sheet, output),
      underPower,
    };
  const eased = sheet.get(underPower ? 'pacing.fade.eased' : 'pacing.end.output');
  const reason = sheet.unknown('fade') ?? null;
  if (
    reason?.reason.includes('easing off') &&
    eased &&
    heartRate &&
    eased.trend === 'down' &&
    heartRate.trend === 'down'
  ) {
    return {
      judged: true,
      word: 'eased off',
      output: eased,
      pace: underPower ? undefined : flatPace(sheet, eased),
      heartRate,
      likeGround: false,
      underPower,
    };
  }
  return { judged: false, reason };
}

function otherThanMeasured(sheet: FactSheet, output: Fact): boolean {
  const measured = sheet.number('pacing.end.output');
  return measured !== null && Math.abs(measured - Number(output.value)) > FLAT_WITHIN;
}

function flatPace(sheet: FactSheet, output: Fact): Fact | undefined {
  const measured = sheet.number('pacing.end.output');
  return measured !== null && Math.abs(measured - Number(output.value)) <= FLAT_WITHIN
    ? sheet.get('pacing.end.pace')
    : undefined;
}

function wordFor(sheet: FactSheet, change: number, heartRate: Fact | undefined): PacingWord {
  if (inWaves(sheet)) return 'waves';
  // An easy session is not ridden to the watt, so a few percent less is no sign of tiredness.
  if (change <= -(sheet.context.effort?.level === 'easy' ? CLEAR_FROM : EVEN_WITHIN)) {
    // Without a heart rate that stayed up, tiredness cannot be told from choice, and is not
    // claimed.
    if (!heartRate || Number(heartRate.value) <= -LET_DOWN) return 'less';
    return change <= -CLEAR_FROM ? 'fade' : 'slight fade';
  }
  if (change < EVEN_WITHIN) return 'even';
  return change < CLEAR_FROM ? 'slight lift' : 'strong finish';
}

/**
 * From quarter to quarter up and down and up again, or the reverse: then no single comparison tells
 * a trend.
 */
export function inWaves(sheet: FactSheet): boolean {
  const levels = [1, 2, 3, 4].flatMap(
    (quarter) => sheet.number(`pacing.quarter.${quarter}.output`) ?? [],
  );
  if (levels.length < 4) return false;
  const steps = levels
    .slice(1)
    .map((level, index) => ((level - (levels[index] ?? level)) / (levels[index] ?? 1)) * 100);
  const turns = steps
    .slice(1)
    .filter(
      (step, index) =>
        Math.abs(step) >= EVEN_WITHIN &&
        Math.abs(steps[index] ?? 0) >= EVEN_WITHIN &&
        Math.sign(step) !== Math.sign(steps[index] ?? 0),
    );
  return turns.length >= 2;
}
