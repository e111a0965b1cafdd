import type { Analysis } from './analysis.js';
import type { ChannelSource, RecordingWarning } from './recording/recording.js';
import type { SportFamily } from './recording/sport.js';

/**
 * The numbers of a workout at a glance, as `summarise` chooses between the engine's and the
 * device's own; null where neither has one. Metres a second, beats and steps (or revolutions) a
 * minute, watts, metres, kilocalories, °C, kilojoules.
 */
export interface WorkoutSummary {
  readonly avgSpeedMps: number | null;
  readonly maxSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  /** Runs: steps a minute of both feet. Rides: revolutions a minute. */
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

/** Everything that is known about one workout, without its samples. */
export interface AnalysedWorkout {
  readonly id: string;
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
  /** Whether power was measured or computed by the device or an app; absent without the samples. */
  readonly powerSource?: ChannelSource | null;
  readonly deviceName?: string | null;
  /** The athlete's own words; the coach draws no conclusion from them. */
  readonly title?: string | null;
  readonly notes?: string | null;
}
