import { dailyLoads } from '#analysis/load/daily-loads.js';
import { addDays } from '#analysis/load/days.js';
import { fitnessOf } from '#analysis/load/fitness.js';
import type { WorkoutLoad } from '#analysis/load/workout-load.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';

const FIRST = '2026-03-02';
const WEEKS = 22;
/** Training stress of the days of a full week, Monday first. */
const WEEK = [0, 62, 85, 0, 70, 118, 145];

/**
 * Twenty-two weeks of training with every fourth one lighter and two weeks lost, and what the
 * engine makes of them.
 */
export function siteSeason() {
  const random = seededRandom(97);
  const workouts = Array.from({ length: WEEKS * 7 }, (_, index): WorkoutLoad | null => {
    const week = Math.floor(index / 7);
    const lost = week === 12 || week === 13;
    const share =
      (week % 4 === 3 ? 0.6 : 0.8 + 0.03 * Math.min(week, 12)) * (0.85 + 0.3 * random());
    const stress = lost ? 0 : Math.round((WEEK[index % 7] ?? 0) * share);
    return stress === 0
      ? null
      : { day: addDays(FIRST, index), power: stress, pace: null, heartRate: null };
  }).filter((workout) => workout !== null);
  const days = fitnessOf(dailyLoads(workouts, FIRST, addDays(FIRST, WEEKS * 7 - 1)));
  return {
    first: FIRST,
    fitness: days.map(({ fitness }) => Math.round(fitness * 10) / 10),
    fatigue: days.map(({ fatigue }) => Math.round(fatigue * 10) / 10),
    loads: days.map(({ load }) => Math.round(load)),
  };
}
