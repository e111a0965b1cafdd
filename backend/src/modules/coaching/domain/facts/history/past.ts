import type { Day } from '#analysis/load/days.js';
import type { EfficiencyTrend } from '#analysis/load/efficiency-trend.js';
import type { PastWorkout } from '#analysis/past-workout.js';
import type { CriticalPower } from '#analysis/performance/critical-power.js';
import type { ZoneSecondsByMeasure } from '#analysis/load/weekly-zones.js';
import type { PersonalRecord } from '#analysis/performance/records.js';
import type { ClimbPlace } from '#analysis/places/climb-place.js';
import type { SportFamily } from '#analysis/recording/sport.js';

export type { PastWorkout };

export interface LoadState {
  readonly day: Day;
  readonly fitness: number;
  readonly fatigue: number;
  readonly form: number;
  readonly warmingUp: boolean;
  readonly historyDays: number;
  readonly mixedLoad: boolean;
  readonly week: readonly {
    readonly day: Day;
    readonly load: number;
    readonly unmeasured: number;
  }[];
  readonly weekLoad: number;
  readonly monotony:
    { readonly value: number; readonly strain: number } | { readonly reason: string };
}

export interface Bests {
  readonly days: number;
  readonly workouts: number;
  readonly power:
    readonly { readonly seconds: number; readonly watts: number; readonly day: Day }[] | null;
  readonly efforts: readonly {
    readonly distanceM: number;
    readonly seconds: number;
    readonly day: Day;
  }[];
}

/** What came before one workout. */
export interface WorkoutPast {
  readonly workout: PastWorkout;
  readonly similar: readonly PastWorkout[];
  readonly repeats: readonly PastWorkout[];
  readonly load: LoadState | null;
  readonly efficiency: EfficiencyTrend;
  readonly bests: Bests;
  /** Earlier workouts on its route, by direction. */
  readonly routes?: readonly RoutePast[];
  readonly climb?: KnownClimb | null;
  readonly rhythm?: Rhythm;
}

/** Earlier workouts on a route in one direction, newest first; `count` is of all. */
export interface RoutePast {
  readonly direction: 'same' | 'reversed';
  readonly count: number;
  readonly workouts: readonly PastWorkout[];
}

/** A climb of the workout with earlier times up it, newest first. */
export interface KnownClimb {
  readonly climb: ClimbPlace;
  readonly earlier: readonly {
    readonly workoutId: string;
    readonly day: Day;
    readonly climb: ClimbPlace;
  }[];
}

/** How a workout follows those before it. Days, points of load, seconds of moving. */
export interface Rhythm {
  readonly daysOff: number | null;
  readonly daysInARow: number;
  readonly largestLoad: EarlierMost | null;
  readonly longest: EarlierMost | null;
}

export interface EarlierMost {
  readonly value: number;
  readonly day: Day;
  readonly workouts: number;
}

/** One week from its Monday; seconds in zones from below zone 1 to above zone 5. */
export interface TrainingWeek {
  readonly week: Day;
  readonly workouts: number;
  readonly movingS: number;
  readonly distanceM: number;
  readonly elevationGainM: number;
  readonly load: number;
  readonly unmeasured: number;
  readonly zones: {
    readonly power: readonly number[] | null;
    readonly heartRate: readonly number[] | null;
    readonly pace: readonly number[] | null;
  };
}

export interface FamilyPast {
  readonly family: SportFamily;
  readonly efficiency: EfficiencyTrend;
  readonly records: {
    readonly records: readonly PersonalRecord[];
    readonly criticalPower: CriticalPower | null;
  };
}

/** What one workout adds to a sum; metres, seconds, points of load. */
export interface DoneSession {
  /** Absent where only sums are asked for. */
  readonly workoutId?: string;
  readonly day: Day;
  readonly family: SportFamily;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly load: number | null;
  /** Absent where only sums are asked for. */
  readonly indoor?: boolean;
  /** Seconds from below zone 1 to above zone 5. */
  readonly zones?: ZoneSecondsByMeasure;
}

/** How training went, up to today. */
export interface AthletePast {
  readonly today: Day;
  readonly weeks: readonly TrainingWeek[];
  readonly load: LoadState | null;
  readonly families: readonly FamilyPast[];
  readonly latest: readonly PastWorkout[];
  /** Of the last 400 days. */
  readonly sessions?: readonly DoneSession[];
}
