import type { DayLoad } from './daily-loads.js';
import type { Day } from './days.js';

const WEEK_DAYS = 7;
/** Loads that differ by less than this share of their mean are the same, but for rounding. */
const SAME_SHARE = 1e-9;
/** Before so many days there is no usual week to compare with (ours). */
export const FOSTER_FROM_DAYS = 28;
export const FOSTER_TOO_SOON = 'Monotony and strain are shown from four weeks of training on.';

/** How alike the last seven days were, and what that cost. */
export interface FosterDay {
  readonly day: Day;
  /** Sum of the seven days up to this one. */
  readonly weekLoad: number;
  /**
   * Mean / standard deviation of the seven loads; null where all seven are the same, which no
   * number can tell.
   */
  readonly monotony: number | null;
  /** Week's load · monotony. */
  readonly strain: number | null;
}

/**
 * Monotony and strain of the seven days up to a day, days of rest among them. Source: Foster 1998;
 * population standard deviation as [Runalyze Monotony.php]. A monotony over 2 is by convention a
 * caution, no verdict.
 */
export function fosterOf(week: readonly DayLoad[]): Omit<FosterDay, 'day'> {
  const weekLoad = week.reduce((sum, { load }) => sum + load, 0);
  const mean = weekLoad / week.length;
  const deviation = Math.sqrt(
    week.reduce((sum, { load }) => sum + (load - mean) ** 2, 0) / week.length,
  );
  const monotony = deviation > SAME_SHARE * mean ? mean / deviation : null;
  return { weekLoad, monotony, strain: monotony === null ? null : weekLoad * monotony };
}

/** Monotony and strain of each day from the 28th of the history on; empty before. */
export function fosterDays(days: readonly DayLoad[]): FosterDay[] {
  return days.slice(FOSTER_FROM_DAYS - 1).map(({ day }, at) => {
    const end = at + FOSTER_FROM_DAYS;
    return { day, ...fosterOf(days.slice(end - WEEK_DAYS, end)) };
  });
}
