import { formatNumber } from '#lib/format.js';
import { monthNames } from '#lib/months.js';
import { addDays, mondayOf, type Day } from '../progress/calendar.js';
import type { WorkoutCalendar } from './workout-list.js';

export type CalendarDay = WorkoutCalendar['days'][number];
export type CalendarWeek = WorkoutCalendar['weeks'][number];

/** `2026-11`. */
export type MonthKey = string;

/** As many as the longest month touches: every month is equally tall. */
const ROWS = 6;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Where the keyboard is: on a day, or on the totals of its week, whose `day` is the Monday. */
export interface Place {
  readonly day: Day;
  readonly week: boolean;
}

export const monthOfDay = (day: Day): MonthKey => day.slice(0, 7);

/** The Mondays of the weeks that a month is drawn in. */
export function mondaysOf(month: MonthKey): readonly Day[] {
  const first = mondayOf(`${month}-01`);
  return Array.from({ length: ROWS }, (_, row) => addDays(first, 7 * row));
}

/** `November 2026`. */
export function monthLabel(month: MonthKey): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

export function monthsAway(month: MonthKey, months: number): MonthKey {
  const place = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month; the last one where that month is shorter. */
function sameDayIn(month: MonthKey, day: Day): Day {
  const last = Number(addDays(`${monthsAway(month, 1)}-01`, -1).slice(8));
  return `${month}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
}

const right = ({ day, week }: Place): Place => {
  if (week) return { day: addDays(day, 7), week: false };
  const monday = mondayOf(day);
  return day === addDays(monday, 6) ? { day: monday, week: true } : { day: addDays(day, 1), week };
};

const left = ({ day, week }: Place): Place => {
  if (week) return { day: addDays(day, 6), week: false };
  return day === mondayOf(day)
    ? { day: addDays(day, -7), week: true }
    : { day: addDays(day, -1), week };
};

const otherMonth = ({ day }: Place, months: number): Place => ({
  day: sameDayIn(monthsAway(monthOfDay(day), months), day),
  week: false,
});

const KEYS: Readonly<Record<string, (place: Place, shift: boolean) => Place>> = {
  ArrowRight: right,
  ArrowLeft: left,
  ArrowUp: ({ day, week }) => ({ day: addDays(day, -7), week }),
  ArrowDown: ({ day, week }) => ({ day: addDays(day, 7), week }),
  Home: ({ day }) => ({ day: mondayOf(day), week: false }),
  End: ({ day }) => ({ day: mondayOf(day), week: true }),
  PageUp: (place, shift) => otherMonth(place, shift ? -12 : -1),
  PageDown: (place, shift) => otherMonth(place, shift ? 12 : 1),
};

/**
 * Where a key leads in the grid, whose rows are seven days and the week's totals; null for a key
 * that leads nowhere.
 */
export function moved(place: Place, key: string, shift: boolean): Place | null {
  return KEYS[key]?.(place, shift) ?? null;
}

const some = (count: number, one: string): string[] =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];

/** What a load is in words: "load 71", "load 71, 1 without load", "load N/A". */
function loadWords({
  load,
  withoutLoad,
  workouts,
}: Omit<CalendarDay, 'day'> | CalendarWeek): string[] {
  if (workouts === 0) return [];
  if (load === null) return ['load N/A'];
  return [
    `load ${formatNumber(load)}`,
    ...some(withoutLoad, 'workout').map((few) => `${few} without load`),
  ];
}

/** `Tuesday 17 November 2026: 1 ride, load 71`. */
export function dayWords(day: Day, totals: CalendarDay | undefined): string {
  const weekday = WEEKDAYS[(new Date(Date.parse(day)).getUTCDay() + 6) % 7];
  const date = `${weekday} ${Number(day.slice(8))} ${monthLabel(monthOfDay(day))}`;
  if (!totals) return `${date}: no workout`;
  return `${date}: ${[
    ...some(totals.rides, 'ride'),
    ...some(totals.runs, 'run'),
    ...loadWords(totals),
  ].join(', ')}`;
}

/** `Week of 16 November 2026: 4 workouts, 5:42 h, 142.3 km, load 312`. */
export function weekWords(
  monday: Day,
  totals: CalendarWeek | undefined,
  time: string,
  distance: string,
): string {
  const week = `Week of ${Number(monday.slice(8))} ${monthLabel(monthOfDay(monday))}`;
  if (!totals) return `${week}: no workout`;
  return `${week}: ${[...some(totals.workouts, 'workout'), time, distance, ...loadWords(totals)].join(', ')}`;
}
