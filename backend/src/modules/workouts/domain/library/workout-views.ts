import type { Analysis } from '#analysis/analysis.js';
import type { DeviceSummary, RecordingWarning } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { FollowedPlan } from '../laps/planned-target.js';
import type { RecordedQuantity } from '../streams/recorded-quantities.js';
import type { ReadReport } from '../report/report.js';
import type { WorkoutSummary } from '../summary/workout-summary.js';

export type AnalysisStatus = 'ready' | 'recomputing';

/** One workout whole, as it is read back. */
export interface WorkoutView {
  readonly id: string;
  readonly sport: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly startTime: Date;
  readonly utcOffsetS: number | null;
  readonly durationS: number;
  readonly elapsedS: number;
  readonly distanceM: number | null;
  readonly deviceName: string | null;
  readonly fileName: string;
  readonly title: string | null;
  readonly notes: string | null;
  readonly summary: WorkoutSummary;
  /** The session as the device itself summed it up. */
  readonly device: DeviceSummary;
  readonly warnings: readonly RecordingWarning[];
  /** What was recorded, without its samples. */
  readonly recorded: readonly RecordedQuantity[];
  /** Null where no planned workout was followed. */
  readonly plan: FollowedPlan | null;
  readonly analysis: { readonly status: AnalysisStatus; readonly result: Analysis };
  readonly reports: readonly ReadReport[];
}

/** One row of the list of workouts. */
export interface WorkoutListItem {
  readonly id: string;
  readonly sport: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly title: string | null;
  readonly startTime: Date;
  readonly utcOffsetS: number | null;
  readonly durationS: number;
  readonly elapsedS: number;
  readonly distanceM: number | null;
  readonly fileName: string;
  readonly avgHr: number | null;
  readonly avgPowerW: number | null;
  readonly elevGainM: number | null;
  readonly trainingStress: number | null;
  readonly headline: string | null;
  /** The headline is being written again in the units that the athlete reads now. */
  readonly rewriting: boolean;
}

/** Which workouts a list shows; year and month are those of the athlete's own clock. */
export interface WorkoutFilter {
  readonly year?: number | undefined;
  /** 1 to 12. */
  readonly month?: number | undefined;
  readonly sport?: string | undefined;
}

/**
 * How many workouts there are of each sport in each year: all of them, and those that the filter
 * lets through.
 */
export interface WorkoutCount {
  readonly year: number;
  readonly sport: string;
  readonly total: number;
  readonly filtered: number;
}

/** A place in the list, which runs from the newest start to the oldest. */
export interface ListPlace {
  readonly startTime: Date;
  readonly id: string;
}
