import type { Span } from './span.js';
import type { DeviceReport, RecordedPart } from './device-report.js';
import type { SportFamily } from './sport.js';

export type { Span } from './span.js';

/**
 * Channels that the engine knows. Units: W, bpm, rpm (rides) or steps/min (runs), m/s, m, °C, m,
 * degrees, degrees, % right.
 */
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

/**
 * A quantity that an app on the device added to the samples, as it named it itself; nothing is
 * computed from it.
 */
export interface DeveloperChannel {
  readonly name: string;
  readonly unit: string | null;
  /** The app's own id, hexadecimal digits; null where the file does not tell which app it was. */
  readonly application: string | null;
  /** NaN where the app gave no value. */
  readonly values: Float64Array;
}

/** A sensor or a part of the device that the recording came from. */
export interface RecordedSensor {
  /** What it measures ("heart rate", "bike power"); null where the file does not tell. */
  readonly type: string | null;
  /** Maker and product in words; null where the file names neither. */
  readonly name: string | null;
  /** How it was connected ("ANT+", "Bluetooth", "built in"); null where the file does not tell. */
  readonly connection: string | null;
}

/**
 * How long a planned step lasts: `kind` says what is counted ("time", "distance", "open"), in
 * `unit`.
 */
export interface PlannedDuration {
  readonly kind: string;
  readonly value: number | null;
  readonly unit: string | null;
}

/** What is aimed at in a planned step: a numbered zone of the device, or a range in `unit`. */
export interface PlannedTarget {
  readonly kind: string;
  readonly zone: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string | null;
}

/** One step of a planned workout as the file states it. */
export interface PlannedStep {
  readonly index: number;
  readonly name: string | null;
  readonly intensity: string | null;
  readonly duration: PlannedDuration | null;
  readonly target: PlannedTarget | null;
  /**
   * Set where the step sends back to an earlier one: from which step on, and how often in all where
   * it is counted.
   */
  readonly repeat: { readonly fromStep: number; readonly times: number | null } | null;
}

/** The workout that the athlete had planned and followed. */
export interface RecordedPlan {
  readonly name: string | null;
  readonly steps: readonly PlannedStep[];
}

export type LapTrigger =
  'manual' | 'time' | 'distance' | 'position' | 'session_end' | 'fitness_equipment' | 'other';

/** A lap as the device wrote it; null where the device gave no value. Seconds, metres. */
export interface RecordedLap extends Span {
  readonly trigger: LapTrigger;
  readonly timerS: number | null;
  readonly distanceM: number | null;
  readonly intensity: 'active' | 'rest' | 'warmup' | 'cooldown' | null;
  /**
   * Place of the step of a planned workout that the lap carried out; null or absent where it
   * followed none.
   */
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

/**
 * What was wrong with the file and what was read all the same. `text` is a sentence for the
 * athlete.
 */
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
  /**
   * Spans that never passed, as the device set its clock ahead; sorted. Found by a repair, never by
   * a reader; they are in `pauses` too.
   */
  readonly clockJumps?: readonly Span[];
  readonly laps: readonly RecordedLap[];
  readonly device: DeviceSummary;
  readonly deviceThresholds: DeviceThresholds;
  readonly deviceName: string | null;
  readonly deviceSerial: string | null;
  /**
   * What apps added beside the channels. Absent, as the next three, in recordings stored before
   * they were kept.
   */
  readonly developerChannels?: readonly DeveloperChannel[];
  readonly sensors?: readonly RecordedSensor[];
  /** Null where no planned workout was followed. */
  readonly plan?: RecordedPlan | null;
  /** Whether the file holds beat-to-beat intervals. */
  readonly hasHrv?: boolean;
  /** Absent from recordings stored before it was kept, as `parts` is. */
  readonly deviceReport?: DeviceReport;
  /** The sessions of a file that holds more than one, in order. */
  readonly parts?: readonly RecordedPart[];
  readonly warnings: readonly RecordingWarning[];
}
