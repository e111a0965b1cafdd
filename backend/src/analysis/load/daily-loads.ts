import { daysFrom, type Day } from './days.js';
import { bestLoad, LOAD_SOURCES, type LoadSource, type WorkoutLoad } from './workout-load.js';

/** The load of one day; a day of rest has 0 and no source. */
export interface DayLoad {
  readonly day: Day;
  readonly load: number;
  /**
   * Where the load comes from, in the order of their exactness; more than one where the day's
   * workouts were measured differently.
   */
  readonly sources: readonly LoadSource[];
  /** Workouts whose load nothing measured, and which are missing from the sum. */
  readonly unmeasured: number;
}

const NO_SOURCES: readonly LoadSource[] = [];

/** One row for each day from the first to the last, with the sum of its workouts' loads. */
export function dailyLoads(workouts: readonly WorkoutLoad[], first: Day, last: Day): DayLoad[] {
  const byDay = new Map<Day, WorkoutLoad[]>();
  for (const workout of workouts) {
    const ofDay = byDay.get(workout.day);
    if (ofDay === undefined) byDay.set(workout.day, [workout]);
    else ofDay.push(workout);
  }
  return daysFrom(first, last).map((day) => {
    const ofDay = byDay.get(day);
    return ofDay === undefined
      ? { day, load: 0, sources: NO_SOURCES, unmeasured: 0 }
      : dayLoadOf(day, ofDay);
  });
}

function dayLoadOf(day: Day, workouts: readonly WorkoutLoad[]): DayLoad {
  const measured = workouts.map(bestLoad).filter((load) => load !== null);
  return {
    day,
    load: measured.reduce((sum, { load }) => sum + load, 0),
    sources: sourcesOf(measured),
    unmeasured: workouts.length - measured.length,
  };
}

/**
 * Whether loads of different measures stand side by side, which makes the sum less exact; the
 * athlete sees it.
 */
export function isMixed(days: readonly DayLoad[]): boolean {
  const there = new Set<LoadSource>();
  for (const { sources } of days) for (const source of sources) there.add(source);
  return there.size > 1;
}

function sourcesOf(loads: readonly { readonly source: LoadSource }[]): LoadSource[] {
  const there = new Set(loads.map(({ source }) => source));
  return LOAD_SOURCES.filter((source) => there.has(source));
}
