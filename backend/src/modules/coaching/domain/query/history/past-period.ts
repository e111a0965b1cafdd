import { addDays, weekOf, type Day } from '#analysis/load/days.js';
import { monthName, shownDay } from '#coaching/domain/display/day.js';
import type { Period } from '#coaching/domain/understanding/period.js';

/** A span of time as a question names it. */
export type PastPeriod =
  | Period
  | { readonly which: 'this' | 'previous'; readonly unit: 'week' }
  /** So many whole weeks or months before the one under way. */
  | { readonly back: number; readonly unit: 'week' | 'month' }
  | { readonly since: number }
  | { readonly date: { readonly day: number; readonly month: number } }
  | { readonly daysAgo: number }
  /** The last such day, 1 for Monday. */
  | { readonly weekday: number; readonly weeksBefore?: number }
  /** March to May and so on, of the latest year that has begun it. */
  | { readonly season: Season }
  /** The four weeks up to the last workout before a break. */
  | { readonly beforeBreak: true }
  /** The week or month of the first workout that is known. */
  | { readonly firstOf: 'week' | 'month' }
  /** A month, 0 for the one before this, as far as this one has gone: "the same days of May". */
  | { readonly sameDaysOf: number }
  /** From the beginning of one span to the end of another. */
  | { readonly start: PastPeriod; readonly end: PastPeriod }
  | { readonly days: readonly [from: Day, to: Day]; readonly name: string };

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return ((new Date(Date.parse(day)).getUTCDay() + 6) % 7) + 1;
}

/** Days of a span, both included, and how a sentence about it begins. */
export interface Range {
  readonly from: Day;
  readonly to: Day;
  /** `May 2025`, `the last 4 weeks`; in labels. */
  readonly name: string;
  /** `In May 2025`; at the start of a sentence. */
  readonly opening: string;
}

/** Training is loaded as far back as this, in days. */
export const LOADED_DAYS = 400;

/** The days of a period, as seen from today. */
export function rangeOf(period: PastPeriod | null, today: Day): Range {
  if (period === null) return range(addDays(today, 1 - LOADED_DAYS), today, 'the last 400 days');
  if ('since' in period) return since(period.since, today);
  if ('date' in period) return dated(period.date, today);
  if ('daysAgo' in period) return ago(period.daysAgo, today);
  if ('weekday' in period)
    return ago(daysSince(period.weekday, today) + 7 * (period.weeksBefore ?? 0), today);
  if ('season' in period) return seasonOf(period.season, today);
  if ('start' in period) return between(rangeOf(period.start, today), rangeOf(period.end, today));
  // Those are resolved once the workouts are known.
  if ('beforeBreak' in period || 'firstOf' in period) return rangeOf(null, today);
  if ('sameDaysOf' in period) return sameDays(period.sameDaysOf, today);
  if ('days' in period) return range(...period.days, period.name);
  if ('back' in period) return before(period.back, period.unit, today);
  if ('last' in period) return lastOf(period, today);
  if ('which' in period) return calendar(period, today);
  if ('month' in period && period.month !== undefined)
    return month('year' in period ? period.year : null, period.month, today);
  const year = 'year' in period ? period.year : Number(today.slice(0, 4));
  return range(`${year}-01-01`, `${year}-12-31`, String(year));
}

/** The span of the same length right before, for "the week before" and "than usual". */
export function rangeBefore({ from, to }: Range): Range {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return range(addDays(from, -days), addDays(from, -1), `the ${days} days before`);
}

function range(from: Day, to: Day, name: string, opening = `In ${name}`): Range {
  return { from, to, name, opening };
}

function since(which: number, today: Day): Range {
  const { from } = month(null, which, today);
  return range(from, today, `the time since ${shownDay(from)}`, `Since ${shownDay(from)}`);
}

function dated(
  { day, month: which }: { readonly day: number; readonly month: number },
  today: Day,
) {
  const { from } = month(null, which, today);
  const on = `${from.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return range(on, on, shownDay(on), `On ${shownDay(on)}`);
}

/** The days of a month up to the day of the month that today is. */
function sameDays(which: number, today: Day): Range {
  const { from, to } = which === 0 ? monthsBack(1, today) : month(null, which, today);
  const same = `${from.slice(0, 8)}${today.slice(8)}`;
  const last = same < to ? same : to;
  const name = `${shownDay(from)} to ${shownDay(last)}`;
  return range(from, last, name, `From ${name}`);
}

function ago(days: number, today: Day): Range {
  const on = addDays(today, -days);
  const opening = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `On ${shownDay(on)}`;
  return range(on, on, shownDay(on), opening);
}

function between(start: Range, end: Range): Range {
  const name = `${start.name} to ${end.name}`;
  return range(start.from, end.to, name, `From ${name}`);
}

const FIRST_MONTH: Readonly<Record<Season, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  winter: 12,
};

/** Three months of the north, of the latest year in which they have begun. */
function seasonOf(season: Season, today: Day): Range {
  const { from } = month(null, FIRST_MONTH[season], today);
  const to = addDays(`${addDays(from, 95).slice(0, 7)}-01`, -1);
  return range(from, to < today ? to : today, `the ${season}`, `This ${season}`);
}

/** Days since the last Monday (1) to Sunday (7), today not counted. */
function daysSince(weekday: number, today: Day): number {
  return (weekdayOf(today) - weekday + 7) % 7 || 7;
}

function before(back: number, unit: 'week' | 'month', today: Day): Range {
  if (unit === 'month') return monthsBack(back, today);
  const from = addDays(weekOf(today), -7 * back);
  return range(
    from,
    addDays(from, 6),
    `the week of ${shownDay(from)}`,
    `In the week of ${shownDay(from)}`,
  );
}

function lastOf(
  { last, unit }: { readonly last: number; readonly unit: 'day' | 'week' | 'month' | 'year' },
  today: Day,
): Range {
  const days = { day: 1, week: 7, month: 30.44, year: 365.25 }[unit] * last;
  const asked = addDays(today, 1 - Math.round(days));
  const oldest = addDays(today, 1 - LOADED_DAYS);
  if (asked < oldest)
    return range(oldest, today, `the time since ${shownDay(oldest)}`, `Since ${shownDay(oldest)}`);
  return range(asked, today, last === 1 ? `the last ${unit}` : `the last ${last} ${unit}s`);
}

function calendar(
  { which, unit }: { readonly which: 'this' | 'previous'; readonly unit: string },
  today: Day,
): Range {
  const back = which === 'previous' ? 1 : 0;
  if (unit === 'week') {
    const from = addDays(weekOf(today), -7 * back);
    return back === 0
      ? range(from, addDays(from, 6), 'this week', 'This week')
      : range(from, addDays(from, 6), 'last week', 'Last week');
  }
  if (unit === 'month') return monthsBack(back, today);
  const year = Number(today.slice(0, 4)) - back;
  return range(`${year}-01-01`, `${year}-12-31`, String(year));
}

function monthsBack(back: number, today: Day): Range {
  const whole = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back;
  return month(Math.floor(whole / 12), (whole % 12) + 1, today);
}

/** @param year null for the last one of that name */
function month(year: number | null, which: number, today: Day): Range {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const of = year ?? (which > thisMonth ? thisYear - 1 : thisYear);
  const first = `${of}-${String(which).padStart(2, '0')}-01`;
  const next = which === 12 ? `${of + 1}-01-01` : `${of}-${String(which + 1).padStart(2, '0')}-01`;
  return range(first, addDays(next, -1), `${monthName(which)} ${of}`);
}
