import { addDays, daysBetween, type Day } from './calendar.js';
import type { Bundle } from './volume.js';

/** Where weeks stand from the left edge (0) to the right (1). */
export interface WeekAxis {
  readonly from: Day;
  /** The last day of the last bar. */
  readonly to: Day;
  /** The middle of the week that begins on this day. */
  readonly ofMonday: (day: Day) => number;
  readonly middleOf: (bundle: Pick<Bundle, 'from' | 'to'>) => number;
  /** Of the whole width that a bar may take. */
  readonly roomOf: (bundle: Pick<Bundle, 'weeks'>) => number;
}

/** Fewer weeks would make bars that stand lost; days. */
const SHORTEST = 42;
const WEEK = 7;

export function weekAxis(bundles: readonly Pick<Bundle, 'from' | 'to'>[]): WeekAxis | null {
  const [first] = bundles;
  const last = bundles.at(-1);
  if (!first || !last) return null;
  const days = Math.max(SHORTEST, daysBetween(first.from, last.to) + 1);
  const from = addDays(last.to, 1 - days);
  const shareOf = (day: Day, more = 0): number => (daysBetween(from, day) + more) / days;
  return {
    from,
    to: last.to,
    ofMonday: (day) => shareOf(day, WEEK / 2),
    middleOf: (bundle) => (shareOf(bundle.from) + shareOf(bundle.to, 1)) / 2,
    roomOf: ({ weeks }) => (weeks * WEEK) / days,
  };
}
