import { addDays, daysBetween, weekOf, type Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { invalidField } from '../errors.js';
import type { DayRange } from '../progress/digest-views.js';
import { dayNamed } from '../progress/progress-range.js';

/** The workouts of one sport family on one day of the athlete's own calendar, taken together. */
export interface DayTotals {
  readonly day: Day;
  readonly family: SportFamily;
  readonly workouts: number;
  /** Seconds in motion. */
  readonly movingS: number;
  /** Metres; null where none of them has a distance. */
  readonly distanceM: number | null;
  /** Of those whose load is known; null where none is. */
  readonly load: number | null;
  /** How many have no load. */
  readonly withoutLoad: number;
}

/** Totals of whatever days; see `DayTotals`. */
type Totals = Omit<DayTotals, 'day' | 'family'>;

export interface CalendarDay extends Totals {
  readonly day: Day;
  readonly rides: number;
  readonly runs: number;
}

export interface CalendarWeek extends Totals {
  /** The Monday. */
  readonly week: Day;
}

/** Days and weeks that have workouts, in their order. */
export interface WorkoutCalendar extends DayRange {
  readonly days: readonly CalendarDay[];
  readonly weeks: readonly CalendarWeek[];
}

/** A year and the weeks that it shares with the years beside it. Days. */
export const MOST_CALENDAR_DAYS = 380;

const NOTHING: Totals = { workouts: 0, movingS: 0, distanceM: null, load: null, withoutLoad: 0 };

/**
 * The whole weeks of the days that are asked for. Throws VALIDATION_FAILED for texts that name no
 * day, an end before the start, and more than a year.
 */
export function calendarRange(asked: DayRange): DayRange {
  const [from, to] = [dayNamed('from', asked.from), dayNamed('to', asked.to)];
  if (from > to) throw invalidField('from', 'The first day must not be after the last.');
  if (daysBetween(from, to) >= MOST_CALENDAR_DAYS)
    throw invalidField('to', 'A calendar shows at most a year.');
  return { from: weekOf(from), to: addDays(weekOf(to), 6) };
}

export function calendarOf(range: DayRange, all: readonly DayTotals[]): WorkoutCalendar {
  const days = new Map<Day, CalendarDay>();
  const weeks = new Map<Day, CalendarWeek>();
  for (const totals of [...all].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    const { day, family, workouts } = totals;
    const before = days.get(day) ?? { ...NOTHING, day, rides: 0, runs: 0 };
    days.set(day, {
      ...before,
      ...added(before, totals),
      rides: before.rides + (family === 'cycling' ? workouts : 0),
      runs: before.runs + (family === 'running' ? workouts : 0),
    });
    const week = weekOf(day);
    weeks.set(week, { week, ...added(weeks.get(week) ?? NOTHING, totals) });
  }
  return { ...range, days: [...days.values()], weeks: [...weeks.values()] };
}

function added(one: Totals, other: Totals): Totals {
  return {
    workouts: one.workouts + other.workouts,
    movingS: one.movingS + other.movingS,
    distanceM: sumOfKnown(one.distanceM, other.distanceM),
    load: sumOfKnown(one.load, other.load),
    withoutLoad: one.withoutLoad + other.withoutLoad,
  };
}

function sumOfKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : one + other;
}
