import { dailyLoads, isMixed } from '#analysis/load/daily-loads.js';
import { weekOf, type Day } from '#analysis/load/days.js';
import {
  efficiencyTrend,
  type EfficiencyTrend,
  type EfficientWorkout,
} from '#analysis/load/efficiency-trend.js';
import { fitnessOf, type FitnessDay } from '#analysis/load/fitness.js';
import { weeklyTotals, type WeekTotals } from '#analysis/load/weekly-totals.js';
import { weeklyZones, type WeekZones } from '#analysis/load/weekly-zones.js';
import { bestLoad, type WorkoutLoad } from '#analysis/load/workout-load.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { CountedDigest, DayRange } from './digest-views.js';

/** Fitness of one day, and how many of its workouts have no load. */
export interface ProgressDay extends FitnessDay {
  readonly unmeasured: number;
}

export type ProgressWeek = WeekTotals & WeekZones;

/** A workout of the trend, and which one it is. */
export interface TrendWorkout extends EfficientWorkout {
  readonly workoutId: string;
}

/** How training went over some days. */
export interface Progress extends DayRange {
  /** Those of which the athlete has a workout, whatever was asked for. */
  readonly families: readonly SportFamily[];
  /** The day from which fitness is counted: the athlete's first workout; null without any. */
  readonly firstDay: Day | null;
  /** Whether loads of different measures were added up. */
  readonly mixedLoad: boolean;
  /** From `from`, or from the first day where that is later. */
  readonly days: readonly ProgressDay[];
  /** Whole weeks from the Monday of the first of these days. */
  readonly weeks: readonly ProgressWeek[];
  readonly efficiency: EfficiencyTrend<TrendWorkout>;
}

/**
 * @param families of which the athlete has a workout
 * @param loads of all workouts up to the last day, for fitness is what the whole history left
 * @param counted the workouts of the range, from the Monday of its first week on
 */
export function progressOf(
  { from, to }: DayRange,
  families: readonly SportFamily[],
  loads: readonly WorkoutLoad[],
  counted: readonly CountedDigest[],
): Progress {
  const firstDay = loads.reduce<Day | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
  const efficiency = efficiencyOf(counted.filter(({ load }) => load.day >= from));
  if (firstDay === null)
    return { from, to, families, firstDay, mixedLoad: false, days: [], weeks: [], efficiency };
  const history = dailyLoads(loads, firstDay, to);
  const shown = from > firstDay ? from : firstDay;
  const days = fitnessOf(history).map((day, at) => ({
    ...day,
    unmeasured: history[at]?.unmeasured ?? 0,
  }));
  return {
    from,
    to,
    families,
    firstDay,
    mixedLoad: isMixed(history),
    days: days.filter(({ day }) => day >= shown),
    weeks: weeksOf(weekOf(shown), to, counted),
    efficiency,
  };
}

function weeksOf(first: Day, last: Day, counted: readonly CountedDigest[]): ProgressWeek[] {
  const workouts = counted.map(({ load, ...workout }) => ({
    ...workout,
    day: load.day,
    load: bestLoad(load)?.load ?? null,
  }));
  const zones = weeklyZones(workouts, first, last);
  return weeklyTotals(workouts, first, last).map((totals, at) => ({
    ...totals,
    ...(zones[at] as WeekZones),
  }));
}

/** Of the sport, indoors or outdoors, of the latest workout that has one. */
function efficiencyOf(counted: readonly CountedDigest[]): EfficiencyTrend<TrendWorkout> {
  const workouts = trendWorkouts(counted);
  return efficiencyTrend(workouts, workouts.at(-1) ?? { family: 'cycling', indoor: false });
}

/** The workouts that have an efficiency factor. */
export function trendWorkouts(counted: readonly CountedDigest[]): TrendWorkout[] {
  return counted.flatMap(({ workoutId, load, family, indoor, movingS, efficiencyFactor }) =>
    efficiencyFactor === null
      ? []
      : [{ workoutId, day: load.day, family, indoor, durationS: movingS, efficiencyFactor }],
  );
}
