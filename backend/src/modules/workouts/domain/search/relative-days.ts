import { addDays, weekOf, type Day } from '#analysis/load/days.js';
import type { DayRange } from '../progress/digest-views.js';
import { monthBefore, yearOf } from './calendar-spans.js';
import { monthNamed, weekdayNamed } from './month-names.js';

const AGO: Readonly<Record<string, number>> = {
  today: 0,
  yesterday: 1,
  'day before yesterday': 2,
};
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};
/** Longer ago than this nobody has a workout. */
const MOST = 999;

/** "yesterday", "last week", "3 weeks ago", "last 30 days", "last monday"; null for others. */
export function relativeDays(phrase: string, today: Day): DayRange | null {
  const ago = AGO[phrase];
  if (ago !== undefined) return one(addDays(today, -ago));
  return (
    countedBack(phrase, today) ?? lastOf(phrase, today) ?? thisOrLast(phrase.split(' '), today)
  );
}

const one = (day: Day): DayRange => ({ from: day, to: day });

/** The span of the calendar so many before that of today. */
function spanBefore(unit: string, count: number, today: Day): DayRange | null {
  if (unit === 'day') return one(addDays(today, -count));
  if (unit === 'month') return monthBefore(today, count);
  if (unit === 'year') return yearOf(Number(today.slice(0, 4)) - count);
  const monday = addDays(weekOf(today), -7 * count);
  return unit === 'weekend'
    ? { from: addDays(monday, 5), to: addDays(monday, 6) }
    : { from: monday, to: addDays(monday, 6) };
}

/** "3 weeks ago", "a month ago". */
function countedBack(phrase: string, today: Day): DayRange | null {
  const [, count, unit] = /^(\w+) (day|week|month|year)s? ago$/.exec(phrase) ?? [];
  const number = numberOf(count);
  return unit === undefined || number === null ? null : spanBefore(unit, number, today);
}

/** "last 30 days", "past 2 weeks": up to today. */
function lastOf(phrase: string, today: Day): DayRange | null {
  const [, count, unit] = /^(?:last|past|previous) (\w+) (day|week|month)s?$/.exec(phrase) ?? [];
  const number = numberOf(count);
  if (unit === undefined || number === null || number === 0) return null;
  if (unit !== 'month')
    return { from: addDays(today, 1 - number * (unit === 'week' ? 7 : 1)), to: today };
  const month = monthBefore(today, number);
  return month && { from: month.from, to: today };
}

/** "this week", "last month", "last monday", "last june". */
function thisOrLast(words: readonly string[], today: Day): DayRange | null {
  const [which = '', unit = ''] = words;
  const before = { this: 0, last: 1, past: 1, previous: 1 }[which];
  if (words.length !== 2 || before === undefined) return null;
  if (/^(week|weekend|month|year)$/.test(unit)) return spanBefore(unit, before, today);
  const weekday = weekdayNamed(unit);
  if (weekday !== null) return one(weekdayBefore(weekday, before, today));
  const month = monthNamed(unit);
  if (month === null) return null;
  const since = Number(today.slice(5, 7)) - month;
  // The last June of a June is that of the year before.
  return monthBefore(today, before === 0 || since > 0 ? since : since + 12);
}

function weekdayBefore(weekday: number, before: number, today: Day): Day {
  const ofThisWeek = addDays(weekOf(today), weekday - 1);
  return before === 0 || ofThisWeek < today ? ofThisWeek : addDays(ofThisWeek, -7);
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const number = NUMBERS[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : Number.NaN);
  return number <= MOST ? number : null;
}
