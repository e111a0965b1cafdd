import type { Analysis } from '#analysis/analysis.js';
import type { ChannelSource, RecordingWarning } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';

/** Sums of the session; null where nothing was measured. Cadence of runs counts both feet. */
export interface CoachedSummary {
  readonly avgSpeedMps: number | null;
  readonly maxSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgCadence: number | null;
  readonly maxCadence: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly normalizedPowerW: number | null;
  readonly elevGainM: number | null;
  readonly elevLossM: number | null;
  readonly calories: number | null;
  readonly avgTempC: number | null;
  readonly workKj: number | null;
}

/**
 * What the coach needs to know about a workout; the workouts module hands out a shape that fits.
 */
export interface CoachedWorkout {
  readonly id: string;
  readonly sport: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly startTime: Date;
  readonly utcOffsetS: number | null;
  /** Timer time. */
  readonly durationS: number;
  readonly elapsedS: number;
  readonly distanceM: number | null;
  readonly fileName: string;
  readonly summary: CoachedSummary;
  readonly analysis: Analysis;
  readonly warnings: readonly RecordingWarning[];
  /**
   * Whether power was measured or worked out by the device or an app; absent where nobody looked.
   */
  readonly powerSource?: ChannelSource | null;
  readonly deviceName?: string | null;
  /** The athlete's own words; nothing is concluded from them. */
  readonly title?: string | null;
  readonly notes?: string | null;
}

/**
 * Indoors there is no height, except the one that a virtual course makes up and the trainer makes
 * felt.
 */
export function hasHeights({ indoor, sport }: CoachedWorkout): boolean {
  return !indoor || sport.startsWith('virtual');
}
