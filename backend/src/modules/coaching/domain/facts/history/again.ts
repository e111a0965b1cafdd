import { coefficientOfVariation, meanOf } from '#analysis/math/statistics.js';
import { shownDay } from '#coaching/domain/display/day.js';
import {
  clockTime,
  count,
  duration,
  percentChange,
  text,
  timeChange,
  wholeChange,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

/** One time over a way. Seconds, W, bpm; null where not measured. */
export interface TimeOver {
  readonly seconds: number;
  readonly powerW: number | null;
  readonly heartRate: number | null;
}

export interface EarlierTime extends TimeOver {
  readonly workoutId: string;
  readonly day: string;
}

/** A way that was done before: its keys and its words. */
export interface WayAgain {
  readonly key: 'route' | 'sameClimb';
  /** `this route`. */
  readonly way: string;
  readonly method: string;
  readonly at?: FactDraft['at'];
  readonly now: TimeOver;
  /** Newest first. */
  readonly earlier: readonly EarlierTime[];
  /** Of all earlier times, where only the newest are given. */
  readonly count: number;
  /** Seconds by which times differ for how they were measured. */
  readonly measuredWithin?: number;
}

/** So many earlier times show what a way varies by. */
const ENOUGH = 3;
/** With fewer, times differ by so much from day to day for no reason (ours). Share. */
const DAY_TO_DAY = 0.03;

/** The change since the last time over a way, with what times over it vary by. */
export function againFacts(again: WayAgain): (FactDraft | null)[] {
  const { key, way, method, now, earlier } = again;
  const [last] = earlier;
  if (!last) return [];
  const day = shownDay(last.day);
  const place = again.at ? { at: again.at } : {};
  const own = (part: string, label: string, about: readonly string[]): FactName => ({
    ...{ key: `${key}.${part}`, label, about, method, quality: 'derived' },
    ...place,
  });
  const then = (part: string, label: string, about: readonly string[]): FactName => ({
    ...own(part, label, about),
    subject: last.day,
    whose: {
      label: label.replace(` of ${day}`, '').replace(` against ${day}`, ''),
      workout: part.startsWith('change.') ? `against ${day}` : day,
      workoutId: last.workoutId,
    },
  });
  const fastest = earlier.every(({ seconds }) => now.seconds < seconds);
  return [
    count(own('count', `Earlier times over ${way}, the newest of them`, ['count']), again.count),
    text(then('day', `Day of the last time over ${way}`, []), day),
    clockTime(own('time', `Time over ${way}`, ['time']), now.seconds),
    clockTime(then('then', `Time over ${way} of ${day}`, ['time']), last.seconds),
    timeChange(
      then('change.time', `Time over ${way} against ${day}`, ['change', 'time']),
      Math.round(now.seconds) - Math.round(last.seconds),
    ),
    duration(
      own('spread', `What times over ${way} vary by from day to day`, ['time']),
      spread(again),
    ),
    fastest && earlier.length >= ENOUGH && earlier.length === again.count
      ? text(own('rank', `Rank of this time over ${way}`, []), 'your fastest so far')
      : null,
    last.powerW === null || now.powerW === null || last.powerW === 0
      ? null
      : percentChange(
          then('change.power', `Power over ${way} against ${day}`, ['change', 'power']),
          (now.powerW / last.powerW - 1) * 100,
        ),
    last.heartRate === null || now.heartRate === null
      ? null
      : wholeChange(
          then('change.heartRate', `Heart rate over ${way} against ${day}`, [
            'change',
            'heartRate',
          ]),
          Math.round(now.heartRate) - Math.round(last.heartRate),
          'bpm',
        ),
  ];
}

function spread({ now, earlier, measuredWithin = 0 }: WayAgain): number {
  const times = earlier.map(({ seconds }) => seconds);
  const share = times.length >= ENOUGH ? coefficientOfVariation(times) : DAY_TO_DAY;
  const usual = (share ?? DAY_TO_DAY) * (meanOf(times) ?? now.seconds);
  return Math.max(1, Math.round(Math.max(usual, measuredWithin)));
}
