import type { PowerPoint } from '#analysis/analysis.js';
import type { ZonedWorkout } from '#analysis/load/weekly-zones.js';
import type { WorkoutLoad } from '#analysis/load/workout-load.js';
import type { Day } from '#analysis/load/days.js';
import type { DatedEfforts } from '#analysis/performance/critical-power-over-time.js';
import type { RecordedWorkout } from '#analysis/performance/records.js';
import type { SportFamily } from '#analysis/recording/sport.js';

/** A workout as progress counts it. */
export interface CountedDigest extends ZonedWorkout {
  readonly workoutId: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly load: WorkoutLoad;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly efficiencyFactor: number | null;
}

/** The days that a question is about, both of them included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** A ride or run of recent days with its whole curve and what it has to show over distances. */
export interface RecentDigest extends DatedEfforts, Pick<RecordedWorkout, 'bestEfforts'> {
  readonly points: readonly PowerPoint[];
}
