import { addDays, daysBetween, type Day } from '#analysis/load/days.js';
import type { DayRange } from './digest-views.js';
import { invalidField } from '../errors.js';

/** Shown by default: a year. Days. */
const USUAL_DAYS = 365;

/** Ten years; more says nothing that a longer list of bars would show. Days. */
export const MOST_DAYS = 3_653;

/** How a day is written; not every text of this form is one. */
export const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
export const DAY_WANTED = 'Give the day as YYYY-MM-DD.';

/**
 * The first day that counts: a clock that says an earlier one is plainly wrong (contract), and
 * would stretch the history by decades.
 */
export const FIRST_DAY: Day = '2000-01-01';

/**
 * The days that are asked for, both included; the last year by default. Throws VALIDATION_FAILED
 * for a text that names no day, an end before the start, and more than ten years.
 */
export function rangeOf(
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
): DayRange {
  const to = dayNamed('to', asked.to ?? today);
  const from = dayNamed('from', asked.from ?? addDays(to, 1 - USUAL_DAYS));
  if (from > to) throw invalidField('from', 'The first day must not be after the last.');
  if (daysBetween(from, to) >= MOST_DAYS) throw invalidField('from', 'Choose at most ten years.');
  return { from, to };
}

/** The day of a field. Throws VALIDATION_FAILED for a text that names no day. */
export function dayNamed(field: string, day: Day): Day {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN;
  // The 30th of February is read as the 2nd of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw invalidField(field, DAY_WANTED);
  return day;
}
