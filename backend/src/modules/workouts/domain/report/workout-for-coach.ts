import type { Analysis } from '#analysis/analysis.js';
import type { ChannelSource, RecordingWarning } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { WorkoutSummary } from '../summary/workout-summary.js';

/** Everything that a coach may know about one workout. */
export interface WorkoutForCoach {
  readonly id: string;
  readonly userId: string;
  readonly sport: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly startTime: Date;
  readonly utcOffsetS: number | null;
  /** Seconds with the timer running. */
  readonly durationS: number;
  /** Seconds from start to end, pauses included. */
  readonly elapsedS: number;
  readonly distanceM: number | null;
  readonly fileName: string;
  readonly summary: WorkoutSummary;
  readonly analysis: Analysis;
  readonly warnings: readonly RecordingWarning[];
  /** Of the power, where the samples are at hand. */
  readonly powerSource?: ChannelSource | null;
  readonly deviceName?: string | null;
  /** The athlete's own words. */
  readonly title?: string | null;
  readonly notes?: string | null;
}
