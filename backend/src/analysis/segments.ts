import type { Span } from './recording/span.js';

export type IntervalKind = 'warmup' | 'work' | 'recovery' | 'cooldown' | 'lap';

/**
 * A lap or an interval with what happened in it. Seconds, metres, m/s, bpm, W; null where not
 * measured.
 */
export interface SegmentStats extends Span {
  readonly index: number;
  readonly kind: IntervalKind;
  readonly trigger: string | null;
  readonly elapsedS: number;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly normalizedPowerW: number | null;
  readonly avgCadence: number | null;
  readonly ascentM: number | null;
  /**
   * Seconds with the timer running, and what each channel did. Absent from analyses of older
   * engines.
   */
  readonly timerS?: number;
  readonly channels?: SegmentChannels;
}

export type SegmentChannel =
  'power' | 'heartRate' | 'cadence' | 'speed' | 'altitude' | 'temperature';

/**
 * One channel over a segment: W, bpm, rpm (rides) or steps/min (runs), m/s, m, °C. `start` and
 * `end` are means of the first and the last 5 s, null where nothing was recorded there. Zeros of
 * cadence count for its ends alone.
 */
export interface ChannelStats {
  readonly avg: number;
  readonly min: number;
  readonly max: number;
  readonly start: number | null;
  readonly end: number | null;
}

/** By channel; those without one value in the segment are absent. */
export type SegmentChannels = Readonly<Partial<Record<SegmentChannel, ChannelStats>>>;

/** A climb with what happened on it; null where not measured. Metres, seconds, m/s, m/h, bpm, W. */
export interface Climb extends Span {
  readonly index: number;
  readonly lengthM: number;
  readonly gainM: number;
  readonly gradePercent: number;
  readonly elapsedS: number;
  readonly movingS: number;
  /** Seconds with the timer running. Absent from analyses of older engines. */
  readonly timerS?: number;
  readonly avgSpeedMps: number | null;
  /** Speed on the flat that would have cost as much; runs only. */
  readonly gradeAdjustedSpeedMps: number | null;
  /** Metres climbed in an hour of moving (VAM). */
  readonly climbRateMPerH: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgPowerW: number | null;
  readonly wattsPerKg: number | null;
  readonly avgCadence: number | null;
}
