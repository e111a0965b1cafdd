import { hardlyChanged, rose } from '#coaching/domain/answer/words.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** Heart rates of two days differ by less for no reason (ours). bpm. */
const SAME_BEATS = 3;
/** Two readings of power differ by less for no reason (ours). % */
const SAME_POWER = 2;

/** What a way that was done before says. */
export type AgainVerdict = 'better' | 'cheaper' | 'worse' | 'easier' | 'harder' | 'same';

/** A way done before: how its time and its heart rate changed, and what that means. */
export interface Again {
  readonly day: Fact;
  readonly change: Fact;
  readonly spread: Fact;
  readonly heartRate: Fact | undefined;
  readonly verdict: AgainVerdict;
}

/** Null where the way is new. */
export function againOf(sheet: FactSheet, key: 'route' | 'sameClimb'): Again | null {
  const [day, change, spread] = [
    sheet.get(`${key}.day`),
    sheet.get(`${key}.change.time`),
    sheet.get(`${key}.spread`),
  ];
  if (!day || !change || !spread) return null;
  const heartRate = sheet.get(`${key}.change.heartRate`);
  const steps = Number(change.value) / Number(spread.value);
  const beats = heartRate ? Number(heartRate.value) / SAME_BEATS : null;
  return { day, change, spread, heartRate, verdict: verdictOf(steps, beats) };
}

/**
 * @param steps change of the time in units of what it varies by; below zero is faster
 * @param beats change of heart rate in units of what it varies by; null where it is not known
 */
function verdictOf(steps: number, beats: number | null): AgainVerdict {
  if (steps <= -1) return beats !== null && beats > 1 ? 'harder' : 'better';
  if (steps >= 1) return beats !== null && beats < -1 ? 'easier' : 'worse';
  return beats !== null && beats < -1 ? 'cheaper' : 'same';
}

/** `1 min 20 s less than on 3 May`, or `as long as on 3 May` with the change behind it. */
export function timed({ change, day, verdict }: Again): string {
  if (verdict === 'same' || verdict === 'cheaper') return say`as long as on ${day} (${change})`;
  return say`${size(change)} ${Number(change.value) < 0 ? 'less' : 'more'} than on ${day}`;
}

/** Where power says what made the change; null where it was not measured. */
export function poweredBy(sheet: FactSheet, key: 'route' | 'sameClimb'): Line {
  const change = sheet.get(`${key}.change.power`);
  if (!change) return null;
  if (Math.abs(Number(change.value)) < SAME_POWER)
    return say`Power was the same (${change}), so wind, road or company made the rest.`;
  return say`Power was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} than then.`;
}

/** `, at the same heart rate (+1 bpm)`, `, and heart rate rose by 8 bpm`; empty where unknown. */
export function beating({ heartRate }: Again): string {
  if (!heartRate) return '';
  return hardlyChanged(heartRate)
    ? say`, at the same heart rate (${heartRate})`
    : say`, and ${rose('heart rate', heartRate)}`;
}

/** What it means, behind a colon; empty where heart rate is not there to say. */
export function meaning({ heartRate, verdict }: Again): string {
  if (!heartRate) return '';
  switch (verdict) {
    case 'better':
      return ': more speed for the same effort';
    case 'cheaper':
      return ': the same time for less effort';
    case 'worse':
      return ': slower for the same effort';
    case 'easier':
      return ': slower because you went easier';
    case 'harder':
      return ': faster because you worked harder';
    case 'same':
      return '';
  }
}
