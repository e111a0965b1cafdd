import type { AnalysedWorkout, WorkoutSummary } from '#analysis/analysed-workout.js';
import type { Analysis } from '#analysis/analysis.js';
import type { Day } from '#analysis/load/days.js';
import type { LoadSource } from '#analysis/load/workout-load.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { DeviceSummary } from '#analysis/recording/recording.js';
import type { AnalysisChange } from '../changes/figure-change.js';
import type { FollowedPlan } from '../laps/planned-target.js';
import type { RecordedQuantity } from '../streams/recorded-quantities.js';
import type { SearchQuery } from '../search/search-query.js';
import type { ReadReport } from '../report/report.js';

export type AnalysisStatus = 'ready' | 'recomputing';

/** One workout whole, as it is read back. */
export interface WorkoutView extends Omit<Required<AnalysedWorkout>, 'analysis' | 'powerSource'> {
  /** The session as the device itself summed it up. */
  readonly device: DeviceSummary;
  /** What was recorded, without its samples. */
  readonly recorded: readonly RecordedQuantity[];
  /** Null where no planned workout was followed. */
  readonly plan: FollowedPlan | null;
  readonly analysis: {
    readonly status: AnalysisStatus;
    readonly result: Analysis;
    /** Of the figures that are shown, newest first. */
    readonly changes: readonly AnalysisChange[];
  };
  readonly reports: readonly ReadReport[];
}

type ListedFields =
  | ('id' | 'sport' | 'family' | 'indoor' | 'title' | 'fileName')
  | ('startTime' | 'utcOffsetS' | 'durationS' | 'elapsedS' | 'distanceM');

/** One row of the list of workouts. */
export interface WorkoutListItem
  extends
    Pick<WorkoutView, ListedFields>,
    Pick<WorkoutSummary, 'avgSpeedMps' | 'avgHr' | 'avgPowerW' | 'elevGainM'> {
  /** By power or pace; where neither is known heart rate load stands in. */
  readonly trainingStress: number | null;
  readonly loadSource: LoadSource | null;
  /** The set that was found, as a coach writes it; null without one. */
  readonly workSet: string | null;
  readonly headline: string | null;
  /** The headline is being written again in the units that the athlete reads now. */
  readonly rewriting: boolean;
  /** The engine that changed figures of it last; null where thresholds did, or nothing. */
  readonly changedByEngine: string | null;
}

/** Which workouts a list shows; years, months and days are those of the athlete's own clock. */
export interface WorkoutFilter {
  readonly year?: number | undefined;
  /** 1 to 12. */
  readonly month?: number | undefined;
  readonly sport?: string | undefined;
  readonly family?: SportFamily | undefined;
  /** First and last day; each may be left open. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly search?: SearchQuery | undefined;
}

/**
 * How many workouts there are of each sport in each year: all of them, and those that the filter
 * of years, months and sports lets through.
 */
export interface WorkoutCount {
  readonly year: number;
  readonly sport: string;
  readonly family: SportFamily;
  readonly total: number;
  readonly filtered: number;
}

/** A listed workout with what it is called until the athlete names it. */
export interface TitledListItem extends WorkoutListItem {
  readonly automaticTitle: string;
}

/** A place in the list, which runs from the newest start to the oldest. */
export interface ListPlace {
  readonly startTime: Date;
  readonly id: string;
}
