import { dailyLoads, isMixed, type DayLoad } from '#analysis/load/daily-loads.js';
import type { Day } from '#analysis/load/days.js';
import { FITNESS_DAYS, fitnessOf } from '#analysis/load/fitness.js';
import { fosterOf, FOSTER_FROM_DAYS, FOSTER_TOO_SOON } from '#analysis/load/foster.js';
import type { WorkoutLoad } from '#analysis/load/workout-load.js';

/** Fitness, fatigue and form on a day, and how its week was loaded. Units of daily load. */
export interface LoadState {
  readonly day: Day;
  readonly fitness: number;
  readonly fatigue: number;
  /** As the day began. */
  readonly form: number;
  /** Too little history for form to say anything. */
  readonly warmingUp: boolean;
  /** Days of history, this one included. */
  readonly historyDays: number;
  /** Whether loads of different measures were added up. */
  readonly mixedLoad: boolean;
  /** The seven days up to this one, rest days among them; fewer at the start of a history. */
  readonly week: readonly DayLoad[];
  readonly weekLoad: number;
  readonly monotony:
    { readonly value: number; readonly strain: number } | { readonly reason: string };
}

const WEEK_DAYS = 7;

/**
 * @param loads of all workouts up to the day, or of so many days that older ones no longer count;
 * null without any
 */
export function loadStateOf(loads: readonly WorkoutLoad[], day: Day): LoadState | null {
  const first = loads.reduce<Day | null>(
    (earliest, load) => (earliest === null || load.day < earliest ? load.day : earliest),
    null,
  );
  if (first === null || first > day) return null;
  const days = dailyLoads(loads, first, day);
  const today = fitnessOf(days).at(-1);
  if (today === undefined) return null;
  const week = days.slice(-WEEK_DAYS);
  const { fitness, fatigue, form } = today;
  return {
    ...{ day, fitness, fatigue, form, week },
    warmingUp: days.length < FITNESS_DAYS,
    historyDays: days.length,
    mixedLoad: isMixed(days),
    weekLoad: week.reduce((sum, { load }) => sum + load, 0),
    monotony: monotonyOf(days, week),
  };
}

function monotonyOf(days: readonly DayLoad[], week: readonly DayLoad[]): LoadState['monotony'] {
  if (days.length < FOSTER_FROM_DAYS) return { reason: FOSTER_TOO_SOON };
  const { monotony, strain } = fosterOf(week);
  return monotony === null || strain === null
    ? { reason: 'All seven days were loaded alike, and for that monotony has no number.' }
    : { value: monotony, strain };
}
