import type { Span } from './recording/recording.js';
import type { Thresholds } from './thresholds.js';

/** A metric as stored and shown: a value with its unit, or the reason why it may not be judged. */
export interface MetricResult {
  readonly value: number | null;
  readonly unit: string;
  readonly version: number;
  readonly applicable: boolean;
  /** A sentence; present where `applicable` is false. */
  readonly reason?: string;
  /** A sentence on how the value was come by, where the athlete should know. */
  readonly note?: string;
}

/** One repair of the data, in words, with the seconds it touched. */
export interface Repair {
  readonly kind: string;
  readonly text: string;
  readonly seconds: number;
}

export type ZoneLabel = 'below' | 1 | 2 | 3 | 4 | 5 | 'above';

/** Time in one zone: lower edge inside, upper edge outside; null where the zone is open. */
export interface ZoneTime {
  readonly zone: ZoneLabel;
  readonly from: number | null;
  readonly to: number | null;
  readonly seconds: number;
  readonly percent: number;
}

export interface ZoneTables {
  readonly power?: readonly ZoneTime[];
  readonly heartRate?: readonly ZoneTime[];
  readonly pace?: readonly ZoneTime[];
}

export type IntervalKind = 'warmup' | 'work' | 'recovery' | 'cooldown' | 'lap';

/** A lap or an interval with what happened in it. Seconds, metres, m/s, bpm, W; null where not measured. */
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
}

export type SessionShape = 'steady' | 'rolling' | 'stochastic' | 'intervals' | 'unknown';

export interface PowerPoint {
  readonly seconds: number;
  readonly watts: number;
}

/** Shortest time over a distance, and where on the recording it began. */
export interface BestEffort {
  readonly distanceM: number;
  readonly seconds: number;
  readonly startS: number;
}

/**
 * A comparison of two parts of the session, the ground of every word about pacing.
 * `output` is mean power (W) on rides that have it, else mean speed (m/s).
 */
export interface PartStats extends Span {
  readonly output: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
}

export interface Pacing {
  readonly outputChannel: 'power' | 'speed';
  readonly quarters: readonly PartStats[];
  readonly halves: readonly PartStats[];
}

/** What the engine found; plain JSON, stored with its versions and shown as `analysis`. */
export interface Analysis {
  readonly engineVersion: string;
  readonly sessionShape: SessionShape;
  readonly repairs: readonly Repair[];
  /** By metric id in camel case. */
  readonly metrics: Readonly<Record<string, MetricResult>>;
  readonly zones: ZoneTables;
  readonly intervals: readonly SegmentStats[];
  readonly laps: readonly SegmentStats[];
  readonly curves: { readonly power?: readonly PowerPoint[] };
  readonly bestEfforts: readonly BestEffort[];
  readonly pacing: Pacing | null;
  readonly thresholds: Thresholds;
}
