import { fasterOrSlower, hardlyChanged, rose } from '#coaching/domain/answer/words.js';
import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { SET_NOISE, verdictOfSet } from './set-verdict.js';

/** The same set as before: stronger or not, and at which heart rate. */
export function sameSet(sheet: FactSheet): readonly Finding[] {
  const day = sheet.get('repeats.1.day');
  const power = sheet.get('repeats.1.change.power');
  const change = power ?? sheet.get('repeats.1.change.pace');
  if (!day || !change) return [];
  const heartRate = sheet.get('repeats.1.change.heartRate');
  const at = sheet.get('intervals.spread')?.at ?? sheet.get('intervals.trend')?.at;
  const noise = power ? SET_NOISE.power : SET_NOISE.pace;
  const better = power ? Number(change.value) : -Number(change.value);
  const beats = Number(heartRate?.value ?? 0);
  const verdict = verdictOfSet(better / noise, heartRate ? beats / SET_NOISE.heartRate : null);
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
    return Math.abs(Number(change.value)) < SET_NOISE.pace
      ? say`the pace was the same (${change})`
      : say`you ran ${fasterOrSlower(change)}`;
  if (Math.abs(Number(change.value)) < SET_NOISE.power) return say`power was the same (${change})`;
  return say`power was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'}`;
}

function heartRateThen(change: Fact): string {
  if (hardlyChanged(change)) return say`heart rate the same (${change})`;
  return rose('heart rate', change);
}

/** Heat explains a higher heart rate before anything else does. */
function warmer(sheet: FactSheet): string | null {
  const change = sheet.get('repeats.1.change.temperature');
  return change && Math.abs(Number(change.value)) >= 5
    ? say`It was ${size(change)} ${Number(change.value) > 0 ? 'warmer' : 'colder'} than then, which may explain a part of it.`
    : null;
}
