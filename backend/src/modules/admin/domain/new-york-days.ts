import { DomainError } from '#kernel/domain-error.js';

/** The time zone of the administrators' days; reading X-27 of the checklist. */
export const ADMIN_ZONE = 'America/New_York';

/** Days in New York, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_DAYS = 3660;
/** Nothing is older; the database knows no year 0. */
const FIRST_DAY = '1970-01-01';

/** The current day in New York. */
export function adminDay(at: Date): string {
  // The Swedish form is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ADMIN_ZONE, dateStyle: 'short' }).format(at);
}

/** Today by default, and until today without an end. Throws VALIDATION_FAILED. */
export function dayRange(
  startDate: string | undefined,
  endDate: string | undefined,
  now: Date,
): DayRange {
  const today = adminDay(now);
  const from = startDate === undefined ? today : day('startDate', startDate);
  const latest = from > today ? from : today;
  const to = endDate === undefined ? latest : day('endDate', endDate);
  if (to < from) refuse('endDate', 'endDate must not be before startDate.');
  if ((Date.parse(to) - Date.parse(from)) / 86_400_000 >= LONGEST_DAYS)
    refuse('startDate', 'At most ten years can be shown.');
  return { from, to };
}

function day(field: string, text: string): string {
  const date = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (
    !date ||
    Number.isNaN(date.getTime()) ||
    date.toISOString().slice(0, 10) !== text ||
    text < FIRST_DAY
  )
    refuse(field, `${field} must be a day, YYYY-MM-DD.`);
  return text;
}

function refuse(field: string, message: string): never {
  throw new DomainError('VALIDATION_FAILED', message, { fields: [{ field, message }] });
}
