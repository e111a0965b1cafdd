import { byWeek, type Day } from './days.js';
import { polarizationOf, type Polarization } from './polarization.js';

/** Seconds below zone 1, in zones 1 to 5, and above zone 5. */
export type ZoneSeconds = readonly number[];

/**
 * Seconds in the zones of each measure; null where a workout was not measured so, or the zones are
 * not known.
 */
export interface ZoneSecondsByMeasure {
  readonly power: ZoneSeconds | null;
  readonly heartRate: ZoneSeconds | null;
  readonly pace: ZoneSeconds | null;
}

export interface ZonedWorkout {
  readonly day: Day;
  readonly zones: ZoneSecondsByMeasure;
}

/**
 * The sums of one week, Monday to Sunday, and how polarized its time in heart-rate zones was; null
 * where there was none.
 */
export interface WeekZones {
  readonly week: Day;
  readonly zones: ZoneSecondsByMeasure;
  readonly polarization: Polarization | null;
}

/** One row for each week from the first day's to the last day's, days outside of them left out. */
export function weeklyZones(workouts: readonly ZonedWorkout[], first: Day, last: Day): WeekZones[] {
  return byWeek(workouts, first, last).map(([week, all]) => {
    const inZones = all.map(({ zones }) => zones.heartRate);
    const heartRate = sumOf(inZones);
    const zones = {
      power: sumOf(all.map((workout) => workout.zones.power)),
      heartRate,
      pace: sumOf(all.map((workout) => workout.zones.pace)),
    };
    return {
      week,
      zones,
      polarization:
        heartRate &&
        polarizationIn(heartRate, inZones.filter((seconds) => seconds !== null).length),
    };
  });
}

function sumOf(all: readonly (ZoneSeconds | null)[]): number[] | null {
  const measured = all.filter((zones) => zones !== null);
  const [first] = measured;
  return first === undefined
    ? null
    : first.map((_, zone) => measured.reduce((sum, zones) => sum + (zones[zone] ?? 0), 0));
}

/** As `intensityDistribution`: low is all up to zone 2, mid is zone 3. */
function polarizationIn(
  [below = 0, one = 0, two = 0, mid = 0, four = 0, five = 0, above = 0]: ZoneSeconds,
  workouts: number,
): Polarization {
  return polarizationOf({ low: below + one + two, mid, high: four + five + above }, workouts);
}
