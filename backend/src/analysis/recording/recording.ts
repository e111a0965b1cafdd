import type { SportFamily } from './sport.js';

/** Channels that the engine knows. Units: W, bpm, rpm (rides) or steps/min (runs), m/s, m, °C, m, degrees, degrees, % right. */
export type ChannelName =
  | 'power'
  | 'heartRate'
  | 'cadence'
  | 'speed'
  | 'altitude'
  | 'temperature'
  | 'distance'
  | 'latitude'
  | 'longitude'
  | 'rightBalance';

/** Where the values of a channel come from. */
export type ChannelSource = 'measured' | 'estimated' | 'developer';

/** One quantity over the samples of a recording; NaN where the device gave no value. */
export interface Channel {
  readonly values: Float64Array;
  readonly source: ChannelSource;
}

/** A span on the recording, seconds since its start. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type LapTrigger = 'manual' | 'time' | 'distance' | 'position' | 'session_end' | 'fitness_equipment' | 'other';

/** A lap as the device wrote it; null where the device gave no value. Seconds, metres. */
export interface RecordedLap extends Span {
  readonly trigger: LapTrigger;
  readonly timerS: number | null;
  readonly distanceM: number | null;
  readonly intensity: 'active' | 'rest' | 'warmup' | 'cooldown' | null;
  /** Place of the step of a planned workout that the lap carried out; null or absent where it followed none. */
  readonly workoutStepIndex?: number | null;
}

/** What the device itself summed up for the session; null where it gave no value. */
export interface DeviceSummary {
  readonly elapsedS: number | null;
  readonly timerS: number | null;
  readonly movingS: number | null;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly maxSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  /** rpm; for runs strides of one foot a minute, as FIT counts them. */
  readonly avgCadence: number | null;
  readonly maxCadence: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly npW: number | null;
  readonly ftpW: number | null;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly calories: number | null;
  readonly avgTempC: number | null;
}

/** Thresholds that the athlete had set in the device when it recorded. */
export interface DeviceThresholds {
  readonly ftpW: number | null;
  readonly maxHr: number | null;
  readonly restingHr: number | null;
}

/** What was wrong with the file and what was read all the same. `text` is a sentence for the athlete. */
export interface RecordingWarning {
  readonly kind: string;
  readonly text: string;
}

/**
 * One workout as recorded: samples on the device's own time stamps, sorted, one per time stamp.
 * Pure data; nothing here is resampled, filled or corrected.
 */
export interface Recording {
  readonly sport: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly startTimeMs: number;
  /** Offset of the athlete's clock from UTC, seconds; null where the file does not tell. */
  readonly utcOffsetS: number | null;
  /** Seconds since the start, rising. */
  readonly time: Float64Array;
  readonly channels: Readonly<Partial<Record<ChannelName, Channel>>>;
  /** Spans in which the athlete had stopped the timer. */
  readonly pauses: readonly Span[];
  /** Spans that never passed, as the device set its clock ahead; sorted. Found by a repair, never by a reader; they are in `pauses` too. */
  readonly clockJumps?: readonly Span[];
  readonly laps: readonly RecordedLap[];
  readonly device: DeviceSummary;
  readonly deviceThresholds: DeviceThresholds;
  readonly deviceName: string | null;
  readonly deviceSerial: string | null;
  readonly warnings: readonly RecordingWarning[];
}
