import type { FieldProblem } from '#kernel/error-catalogue.js';
import { dayOf } from '../day.js';
import type { Answers } from './answers.js';

/** How far from today a season may peak, in years; the last one may still be on the page. */
const PAST_YEARS = 1;
const COMING_YEARS = 5;

/** What cannot be of the plans of a season. `today` is YYYY-MM-DD. */
export function implausiblePlans(
  { seasonPeakDate, rideDaysPerWeek }: Answers,
  today: string,
): FieldProblem[] {
  const [first, last] = [yearsFrom(today, -PAST_YEARS), yearsFrom(today, COMING_YEARS)];
  const peak = seasonPeakDate === undefined ? null : realDay(seasonPeakDate);
  const late = seasonPeakDate !== undefined && (peak === null || peak < first || peak > last);
  const parted = rideDaysPerWeek !== undefined && !Number.isInteger(rideDaysPerWeek);
  return [
    ...(late
      ? [
          {
            field: 'seasonPeakDate',
            message: `Season peak date must be a day between ${first} and ${last}`,
          },
        ]
      : []),
    ...(parted
      ? [{ field: 'rideDaysPerWeek', message: 'Days a week must be a whole number' }]
      : []),
  ];
}

/**
 * The day as it was written; null if the calendar has no such day, or it is not a day, e.g.
 * `2026-W10`.
 */
function realDay(text: string): string | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text) ?? [];
  const moment = new Date(`${day}T00:00:00Z`);
  return day !== undefined && !Number.isNaN(moment.getTime()) && dayOf(moment) === day ? day : null;
}

/** Compared as text alone, so that 29 February needs no other day. */
function yearsFrom(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
}
