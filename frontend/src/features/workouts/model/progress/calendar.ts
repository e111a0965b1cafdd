const DAY_MS = 86_400_000;
const WEEK = 7;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the calendar, `2026-11-17`, in no zone of time. */
export type Day = string;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % WEEK));
}

/** YYYY-MM-DD on the calendar of this browser. */
export function dayOn(now: Date): Day {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly date: string;
}

function partsOf(day: Day): Parts {
  const [year = '', month = '1', date = '1'] = day.split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', date: String(Number(date)) };
}

/** `17 Nov 2026`. */
export function dayText(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month} ${year}`;
}

/** `17 Nov`. */
export function shortDay(day: Day): string {
  const { month, date } = partsOf(day);
  return `${date} ${month}`;
}

/** `Nov 2026`. */
export function monthText(day: Day): string {
  const { year, month } = partsOf(day);
  return `${month} ${year}`;
}

/** `16–22 Nov 2026`, `28 Sep – 4 Oct 2026`, `29 Dec 2025 – 4 Jan 2026`. */
export function spanText(from: Day, to: Day): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.year !== last.year) return `${dayText(from)} – ${dayText(to)}`;
  if (first.month !== last.month) return `${shortDay(from)} – ${dayText(to)}`;
  return first.date === last.date ? dayText(to) : `${first.date}–${dayText(to)}`;
}

export interface DayTick {
  readonly day: Day;
  readonly text: string;
}

/** Steps between ticks that begin with a month. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 60];
/** Under so many days the Mondays say more than the months. */
const MONDAYS_UP_TO = 100;

/**
 * At most `count` ticks from the first day to the last: Mondays of a short time, first days of
 * months of a long one.
 */
export function dayTicks(from: Day, to: Day, count: number): readonly DayTick[] {
  const room = Math.max(1, count);
  if (daysBetween(from, to) <= MONDAYS_UP_TO) {
    const monday = mondayOf(from) === from ? from : addDays(mondayOf(from), WEEK);
    const weeks = Math.floor(daysBetween(monday, to) / WEEK) + 1;
    const step = Math.max(1, Math.ceil(weeks / room));
    return Array.from({ length: Math.max(0, Math.ceil(weeks / step)) }, (_, index) =>
      addDays(monday, index * step * WEEK),
    ).map((day) => ({ day, text: shortDay(day) }));
  }
  const firsts = firstsOfMonths(from, to);
  const step =
    MONTH_STEPS.find(
      (months) => firsts.filter((day) => monthNumber(day) % months === 0).length <= room,
    ) ?? 120;
  return firsts
    .filter((day) => monthNumber(day) % step === 0)
    .map((day) => ({ day, text: day.slice(5, 7) === '01' ? day.slice(0, 4) : partsOf(day).month }));
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function firstsOfMonths(from: Day, to: Day): readonly Day[] {
  const start = monthNumber(from) + (from.endsWith('-01') ? 0 : 1);
  return Array.from({ length: Math.max(0, monthNumber(to) - start + 1) }, (_, index) => {
    const month = start + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** The calendar day on which a workout began where it took place: `2026-11-18`. */
export function localDay({
  startTime,
  utcOffsetS,
}: {
  readonly startTime: string;
  readonly utcOffsetS: number | null;
}): string {
  return new Date(Date.parse(startTime) + (utcOffsetS ?? 0) * 1000).toISOString().slice(0, 10);
}
