import { addDays, mondayOf, type Day } from './calendar.js';

export const RANGES = ['6w', '3m', '1y', 'all'] as const;
export type Range = (typeof RANGES)[number];
export const USUAL_RANGE: Range = '3m';

export const RANGE_NAMES: Readonly<Record<Range, string>> = {
  '6w': '6 weeks',
  '3m': '3 months',
  '1y': '1 year',
  all: 'All',
};

/** Weeks that are shown, this one among them. The server tells of ten years at most. */
const WEEKS: Readonly<Record<Range, number>> = { '6w': 6, '3m': 13, '1y': 53, all: 521 };

/** What the opening sentence compares: four weeks, the four before, and this one. */
const COMPARED_WEEKS = 9;

/** The Monday of the first week that is shown. */
export function firstWeekOf(range: Range, today: Day): Day {
  return addDays(mondayOf(today), -7 * (WEEKS[range] - 1));
}

/** The first day to ask for: never later than what the opening sentence needs. */
export function firstDayAsked(range: Range, today: Day): Day {
  return addDays(mondayOf(today), -7 * (Math.max(WEEKS[range], COMPARED_WEEKS) - 1));
}
