import { addDays, type Day } from '#analysis/load/days.js';
import type { DayRange } from '../progress/digest-views.js';

const padded = (number: number, length = 2): string => String(number).padStart(length, '0');

/** The day alone; null where the month has no such day. */
export function onlyDay(year: number, month: number, day: number): DayRange | null {
  const name: Day = `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
  const time = Date.parse(name);
  // The 30th of February is read as the 2nd of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== name) return null;
  return { from: name, to: name };
}

/** Null where there is no such month. */
export function monthOf(year: number, month: number): DayRange | null {
  const first = onlyDay(year, month, 1);
  if (!first) return null;
  const next = month === 12 ? onlyDay(year + 1, 1, 1) : onlyDay(year, month + 1, 1);
  return next && { from: first.from, to: addDays(next.from, -1) };
}

export function yearOf(year: number): DayRange {
  return { from: `${padded(year, 4)}-01-01`, to: `${padded(year, 4)}-12-31` };
}

/** The month so many months before the one of a day. */
export function monthBefore(day: Day, months: number): DayRange | null {
  const place = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return monthOf(Math.floor(place / 12), (place % 12) + 1);
}

/** 14 for "14", "14th" and "14."; null for what is no day of a month. */
export function dayOf(word: string): number | null {
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word) ?? [];
  const day = Number(number);
  return day >= 1 && day <= 31 ? day : null;
}
