import { addDays, weekOf, type Day } from '#analysis/load/days.js';
import { weeklyTotals, type WeekTotals } from '#analysis/load/weekly-totals.js';
import { weeklyZones, type WeekZones } from '#analysis/load/weekly-zones.js';
import { bestLoad } from '#analysis/load/workout-load.js';
import type { CountedDigest } from '../progress/digest-views.js';

export type TrainingWeek = WeekTotals & WeekZones;

/** The last weeks up to a day, Mondays first, oldest first; none before the first workout. */
export function trainingWeeks(
  counted: readonly CountedDigest[],
  today: Day,
  weeks: number,
): readonly TrainingWeek[] {
  const [first] = counted.map(({ load }) => load.day).sort();
  if (first === undefined) return [];
  const earliest = addDays(weekOf(today), -7 * (weeks - 1));
  const from = weekOf(first) > earliest ? weekOf(first) : earliest;
  const workouts = counted.map(({ load, ...workout }) => ({
    ...workout,
    day: load.day,
    load: bestLoad(load)?.load ?? null,
  }));
  const zones = weeklyZones(workouts, from, today);
  return weeklyTotals(workouts, from, today).map((totals, at) => ({
    ...totals,
    ...(zones[at] as WeekZones),
  }));
}
