import { fasterOrSlower, hardlyChanged, rose } from '#coaching/domain/answer/words.js';
import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Two measurements of one athlete differ by less than this for no reason: %, s/km, bpm (ours). */
const NOISE = { power: 2, pace: 3, heartRate: 3 } as const;

/** The same set as before: stronger or not, and at which heart rate. */
export function sameSet(sheet: FactSheet): readonly Finding[] {
  const day = sheet.get('repeats.1.day');
  const power = sheet.get('repeats.1.change.power');
  const change = power ?? sheet.get('repeats.1.change.pace');
  if (!day || !change) return [];
  const heartRate = sheet.get('repeats.1.change.heartRate');
  const at = sheet.get('intervals.spread')?.at ?? sheet.get('intervals.trend')?.at;
  const noise = power ? NOISE.power : NOISE.pace;
  const better = power ? Number(change.value) : -Number(change.value);
  const beats = Number(heartRate?.value ?? 0);
  const verdict = verdictOf(better / noise, heartRate ? beats / NOISE.heartRate : null);
  return [
    {
      kind: 'past.same-set',
      statement: say`Against the same set of ${day}, ${changed(change, power !== undefined)}${
        heartRate ? ` and ${heartRateThen(heartRate)}` : ''
      }${verdict.words}`,
      because: [warmer(sheet)],
      surprise: verdict.stands ? 0.8 : 0.4,
      importance: 0.85,
      confidence: heartRate ? 0.9 : 0.75,
      ...(at && { at }),
      action: verdict.action,
    },
  ];
}

function changed(change: Fact, power: boolean): string {
  if (!power)
    return Math.abs(Number(change.value)) < NOISE.pace
      ? say`the pace was the same (${change})`
      : say`you ran ${fasterOrSlower(change)}`;
  if (Math.abs(Number(change.value)) < NOISE.power) return say`power was the same (${change})`;
  return say`power was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'}`;
}

function heartRateThen(change: Fact): string {
  if (hardlyChanged(change)) return say`heart rate the same (${change})`;
  return rose('heart rate', change);
}

interface Verdict {
  readonly words: string;
  readonly stands: boolean;
  readonly action: string;
}

const HOLD = 'Ride or run this set again in a week or two, and change one thing only.';

/**
 * @param output change of power or pace in units of its noise; above zero is better
 * @param cost change of heart rate in units of its noise; null where it is not known
 */
function verdictOf(output: number, cost: number | null): Verdict {
  if (output >= 1 && (cost === null || cost < 1))
    return {
      words: cost === null ? ': stronger' : ': more for the same cost',
      stands: true,
      action: 'Add a repetition before you add intensity: the set has become easier.',
    };
  if (output > -1 && cost !== null && cost <= -1)
    return {
      words: ': the same for less',
      stands: true,
      action: 'Start the next set a little above this one, as it cost less than before.',
    };
  if (output <= -1 && (cost === null || cost > -1))
    return {
      words: cost === null ? ': weaker' : ': less for the same cost',
      stands: true,
      action: 'Repeat this set rested before you read anything into it.',
    };
  return { words: '', stands: false, action: HOLD };
}

/** Heat explains a higher heart rate before anything else does. */
function warmer(sheet: FactSheet): string | null {
  const change = sheet.get('repeats.1.change.temperature');
  return change && Math.abs(Number(change.value)) >= 5
    ? say`It was ${size(change)} ${Number(change.value) > 0 ? 'warmer' : 'colder'} than then, which may explain a part of it.`
    : null;
}
