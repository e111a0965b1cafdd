import type { Day } from '#analysis/load/days.js';
import type { DayRange } from '../progress/digest-views.js';
import { dayOf, monthOf, onlyDay, yearOf } from './calendar-spans.js';
import { monthNamed, weekdayNamed } from './month-names.js';
import { relativeDays } from './relative-days.js';

/** Days that a phrase may mean. */
export type NamedDays =
  | { readonly kind: 'ranges'; readonly ranges: readonly DayRange[] }
  /** In every year; `day` is null for the whole month. */
  | { readonly kind: 'yearly'; readonly month: number; readonly day: number | null }
  /** 1 is Monday, 7 is Sunday. */
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] };

const ranges = (...all: readonly (DayRange | null)[]): NamedDays | null => {
  const there = all.filter((range) => range !== null);
  return there.length === 0 ? null : { kind: 'ranges', ranges: there };
};

/** The days that a folded phrase names, on the athlete's own `today`; null where it names none. */
export function daysNamed(phrase: string, today: Day): NamedDays | null {
  const relative = relativeDays(phrase, today);
  if (relative) return ranges(relative);
  return numericDays(phrase) ?? weekdays(phrase) ?? monthDays(phrase.split(' '));
}

/** `2025`, `2025-06`, `2025-06-14`, `14.6.2025`, `06/2025`, `2025年6月14日`. */
function numericDays(phrase: string): NamedDays | null {
  const yearFirst =
    /^((?:19|20)\d\d)(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(phrase) ??
    /^((?:19|20)\d\d)年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/.exec(phrase);
  if (yearFirst) {
    const [year, month, day] = yearFirst.slice(1).map((part) => part && Number(part));
    return ranges(spanOf(Number(year), Number(month ?? 0), Number(day ?? 0)));
  }
  const [, first, second, year] =
    /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.]((?:19|20)\d\d)$/.exec(phrase) ?? [];
  if (second === undefined) return null;
  if (first === undefined) return ranges(spanOf(Number(year), Number(second), 0));
  const dayFirst = onlyDay(Number(year), Number(second), Number(first));
  // With slashes some write the month first: both are found where both are days.
  const monthFirst = phrase.includes('/')
    ? onlyDay(Number(year), Number(first), Number(second))
    : null;
  return ranges(dayFirst, first === second ? null : monthFirst);
}

function spanOf(year: number, month: number, day: number): DayRange | null {
  if (month === 0) return yearOf(year);
  return day === 0 ? monthOf(year, month) : onlyDay(year, month, day);
}

function weekdays(phrase: string): NamedDays | null {
  if (/^weekends?$/.test(phrase)) return { kind: 'weekdays', weekdays: [6, 7] };
  const weekday = weekdayNamed(phrase);
  return weekday === null ? null : { kind: 'weekdays', weekdays: [weekday] };
}

/** In which orders people write day, month and year; "o" is "of". */
const ORDERS = ['M', 'MY', 'YM', 'DM', 'MD', 'DoM', 'DMY', 'DoMY', 'MDY', 'YMD'];

/** A month by its name with a day, a year, both or neither. */
function monthDays(words: readonly string[]): NamedDays | null {
  const parts = words.map(partOf);
  if (!ORDERS.includes(parts.map(({ kind }) => kind).join(''))) return null;
  const valueOf = (kind: Part['kind']) => parts.find((part) => part.kind === kind)?.value;
  const [day, month = 0, year] = [valueOf('D'), valueOf('M'), valueOf('Y')];
  if (year !== undefined) return ranges(spanOf(year, month, day ?? 0));
  // 2024 was a leap year: the 29th of February is a day of some years.
  if (day !== undefined && onlyDay(2024, month, day) === null) return null;
  return { kind: 'yearly', month, day: day ?? null };
}

interface Part {
  readonly kind: 'D' | 'M' | 'Y' | 'o' | '?';
  readonly value: number;
}

function partOf(word: string): Part {
  const [day, month] = [dayOf(word), monthNamed(word)];
  if (day !== null) return { kind: 'D', value: day };
  if (month !== null) return { kind: 'M', value: month };
  if (/^(19|20)\d\d$/.test(word)) return { kind: 'Y', value: Number(word) };
  return { kind: word === 'of' ? 'o' : '?', value: 0 };
}
