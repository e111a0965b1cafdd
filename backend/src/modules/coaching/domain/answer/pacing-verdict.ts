import type { Fact, Unknown } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** Ours: up to this a coach would call it even, beyond the second one a fade or a strong finish. Percent of output. */
const EVEN_WITHIN = 3;
const CLEAR_FROM = 7;

/** A heart rate that moves by this much at the same output has something to tell, bpm. */
export const TELLING_HEART_RATE = 5;

/** Paces as measured stand for the effort only where hills hardly changed them, percent of speed. */
const FLAT_WITHIN = 1.5;

export type PacingWord = 'even' | 'slight fade' | 'fade' | 'slight lift' | 'strong finish' | 'eased off';

export interface JudgedPacing {
  readonly judged: true;
  readonly word: PacingWord;
  /** Effort of the last quarter against the second. */
  readonly output: Fact;
  /** The same as pace, where hills do not blur it. */
  readonly pace: Fact | undefined;
  readonly heartRate: Fact | undefined;
}

/** How the end compared with the second quarter, or why that may not be judged. */
export type PacingVerdict = JudgedPacing | { readonly judged: false; readonly reason: Unknown | null };

/**
 * The engine says whether the end may be compared with the second quarter, the first that holds no warm-up.
 * Where it refuses because heart rate fell along with an otherwise comparable output, that is an answer too.
 */
export function pacingVerdict(sheet: FactSheet): PacingVerdict {
  const output = sheet.get('pacing.fade.output');
  const heartRate = sheet.get('pacing.end.heartRate');
  if (output) return { judged: true, word: wordFor(Number(output.value)), output, pace: flatPace(sheet, output), heartRate };
  const measured = sheet.get('pacing.end.output');
  const reason = sheet.unknown('fade') ?? null;
  if (reason?.reason.includes('easing off') && measured && heartRate && measured.trend === 'down' && heartRate.trend === 'down') {
    return { judged: true, word: 'eased off', output: measured, pace: sheet.get('pacing.end.pace'), heartRate };
  }
  return { judged: false, reason };
}

function flatPace(sheet: FactSheet, output: Fact): Fact | undefined {
  const measured = sheet.number('pacing.end.output');
  return measured !== null && Math.abs(measured - Number(output.value)) <= FLAT_WITHIN ? sheet.get('pacing.end.pace') : undefined;
}

function wordFor(change: number): PacingWord {
  if (change <= -CLEAR_FROM) return 'fade';
  if (change <= -EVEN_WITHIN) return 'slight fade';
  if (change < EVEN_WITHIN) return 'even';
  return change < CLEAR_FROM ? 'slight lift' : 'strong finish';
}
