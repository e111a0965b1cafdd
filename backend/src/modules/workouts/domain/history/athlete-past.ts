import type { Day } from '#analysis/load/days.js';
import type { ZoneSecondsByMeasure } from '#analysis/load/weekly-zones.js';
import type { EfficiencyTrend } from '#analysis/load/efficiency-trend.js';
import type { PersonalRecords } from '../records/personal-records.js';
import type { TrendWorkout } from '../progress/progress.js';
import type { RecentBests } from '../records/recent-bests.js';
import type { LoadState } from './load-state.js';
import type { KnownClimb } from './known-places.js';
import type { RouteDirection } from '#analysis/places/like-route.js';
import type { PastWorkout } from './past-workout.js';
import type { Rhythm } from './rhythm.js';
import type { TrainingWeek } from './training-weeks.js';

/** What came before one workout. */
export interface WorkoutPast {
  readonly workout: PastWorkout;
  /** Sessions of the same kind within 400 days before, newest first, at most eight. */
  readonly similar: readonly PastWorkout[];
  /** Those with as many work intervals of one length, newest first, at most five. */
  readonly repeats: readonly PastWorkout[];
  /** As of its day, that workout included; null where nothing measured a load. */
  readonly load: LoadState | null;
  readonly efficiency: EfficiencyTrend<TrendWorkout>;
  /** Of the 90 days before it. */
  readonly bests: RecentBests;
  /** Earlier workouts on its route; empty where it is new or has no positions. */
  readonly routes: readonly RoutePast[];
  /** Its highest climb that the athlete had done before. */
  readonly climb: KnownClimb | null;
  readonly rhythm: Rhythm;
}

/** Those in one direction of a route. */
export interface RoutePast {
  readonly direction: RouteDirection;
  readonly count: number;
  /** Newest first, at most eight. */
  readonly workouts: readonly PastWorkout[];
}

/** How an athlete's training went, up to today. */
export interface AthletePast {
  readonly today: Day;
  /** Whole weeks, oldest first: the last twelve, or fewer where the history is shorter. */
  readonly weeks: readonly TrainingWeek[];
  readonly load: LoadState | null;
  /**
   * One entry for each sport that was done within 400 days, the one of the newest workout first.
   */
  readonly families: readonly FamilyPast[];
  /** Newest first, at most sixty. */
  readonly latest: readonly PastWorkout[];
  /** Every workout of 400 days, for sums over months and years. */
  readonly sessions: readonly DoneSession[];
}

/** What one workout adds to a sum; metres, seconds, points of load. */
export interface DoneSession {
  readonly workoutId: string;
  readonly day: Day;
  readonly family: PersonalRecords['family'];
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly load: number | null;
  readonly indoor: boolean;
  /** Seconds from below zone 1 to above zone 5. */
  readonly zones: ZoneSecondsByMeasure;
}

export interface FamilyPast {
  readonly family: PersonalRecords['family'];
  readonly efficiency: EfficiencyTrend<TrendWorkout>;
  readonly records: PersonalRecords;
}
