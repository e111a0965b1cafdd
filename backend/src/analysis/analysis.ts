import type { Contradiction } from './contradictions/contradiction.js';
import type { Cost } from './cost/cost.types.js';
import type { StatedByFile } from './device/stated-by-file.js';
import type { SetPattern } from './intervals/patterns/pattern.js';
import type { Pacing } from './pacing/parts.js';
import type { Places } from './places/places.js';
import type { ChannelName } from './recording/recording.js';
import type { Climb, SegmentStats } from './segments.js';
import type { Coasting, Stops } from './stops/stops.js';
import type { LikeGradient } from './terrain/like-gradient.js';
import type { Terrain } from './terrain/terrain.js';
import type { Thresholds } from './thresholds.js';

export type {
  ChannelStats,
  Climb,
  IntervalKind,
  SegmentChannel,
  SegmentChannels,
  SegmentStats,
} from './segments.js';

export type { Contradiction } from './contradictions/contradiction.js';

export type { Pacing, PartStats } from './pacing/parts.js';

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
  /** The band in which the true value may well lie, for estimates; in the unit of the value. */
  readonly range?: ValueRange;
}

export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** One repair of the data, in words, with the seconds it touched. */
export interface Repair {
  readonly kind: string;
  readonly text: string;
  readonly seconds: number;
  /** Where what the device summed up of this channel does not stand any more. */
  readonly channel?: ChannelName;
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

/**
 * Where the intervals come from: the steps of a planned workout, laps pressed by hand, or the
 * output itself.
 */
export type IntervalSource = 'workout_steps' | 'manual_laps' | 'detected' | 'none';

/**
 * Several intervals taken together, means weighted by time. Seconds, metres, m/s, W, bpm; null
 * where not measured.
 */
export interface IntervalTotals {
  readonly count: number;
  readonly elapsedS: number;
  readonly movingS: number;
  /** Seconds with the timer running. Absent from analyses of older engines. */
  readonly timerS?: number;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly avgPowerW: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgCadence: number | null;
}

/** Repetitions alike in length and intensity. */
export interface IntervalGroup {
  /** Places of the repetitions in `intervals`. */
  readonly members: readonly number[];
  readonly work: IntervalTotals;
  /** The recoveries that follow them; null where none does. */
  readonly recovery: IntervalTotals | null;
}

/** How the intervals were come by, and what they sum up to. */
export interface IntervalSummary {
  readonly source: IntervalSource;
  /** 0 to 1: how sure it is that the session was carried out so. */
  readonly confidence: number;
  readonly groups: readonly IntervalGroup[];
  /** The name of the set; absent without work, and from analyses of older engines. */
  readonly pattern?: SetPattern;
  readonly work: IntervalTotals | null;
  readonly recovery: IntervalTotals | null;
}

export type SessionShape = 'steady' | 'rolling' | 'stochastic' | 'intervals' | 'race' | 'unknown';

export interface PowerPoint {
  readonly seconds: number;
  readonly watts: number;
}

/**
 * A stretch of power held from end to end, the best of its length, and where on the recording it
 * began. W, s.
 */
export interface PowerEffort extends PowerPoint {
  readonly startS: number;
  /**
   * Whether heart rate says that it was all-out; null where heart rate or the athlete's reserve is
   * not known.
   */
  readonly allOut: boolean | null;
}

/** P = CP + W′ / t through all-out efforts, with the quality of the fit. W, J. */
export interface CriticalPowerFit {
  readonly criticalPowerW: number;
  readonly wPrimeJ: number;
  readonly efforts: number;
  /**
   * Share of the spread in power that the model explains; null for two efforts, through which any
   * line goes.
   */
  readonly rSquared: number | null;
  /** Standard error of critical power; null for two efforts. W. */
  readonly standardErrorW: number | null;
}

export type WPrimeModel = 'differential' | 'integral';

/**
 * The lowest that the work capacity above critical power fell to, and when. J, seconds since the
 * start.
 */
export interface WPrimeBalance {
  readonly model: WPrimeModel;
  readonly criticalPowerW: number;
  readonly wPrimeJ: number;
  /** The athlete's own values, or the fit of this workout. */
  readonly source: 'profile' | 'fit';
  readonly minimumJ: number;
  readonly minimumAtS: number;
}

/**
 * What an all-out run predicts over another distance. Metres, seconds; the range goes from the
 * faster time to the slower.
 */
export interface RacePrediction {
  readonly distanceM: number;
  readonly riegelS: number;
  readonly vdotS: number;
  readonly fastestS: number;
  readonly slowestS: number;
  readonly note?: string;
}

export interface RacePredictions {
  readonly from: BestEffort;
  readonly vdot: number;
  readonly races: readonly RacePrediction[];
}

/** Shortest time over a distance, and where on the recording it began. */
export interface BestEffort {
  readonly distanceM: number;
  readonly seconds: number;
  readonly startS: number;
}

/** What the engine found; plain JSON, stored with its versions and shown as `analysis`. */
export interface Analysis extends StatedByFile {
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
  /**
   * Absent, as `intervalSummary` is, from analyses stored by older engines. 0 to 1: how clearly the
   * session has its shape.
   */
  readonly sessionShapeConfidence?: number;
  readonly intervalSummary?: IntervalSummary;
  /**
   * Those below are absent from analyses stored by older engines, and where they do not apply;
   * their metrics say why.
   */
  readonly climbs?: readonly Climb[];
  readonly terrain?: Terrain;
  readonly stops?: Stops;
  readonly coasting?: Coasting;
  readonly likeGradient?: LikeGradient;
  readonly powerEfforts?: readonly PowerEffort[];
  readonly criticalPower?: CriticalPowerFit;
  readonly wPrimeBalance?: WPrimeBalance;
  readonly racePredictions?: RacePredictions;
  readonly contradictions?: readonly Contradiction[];
  readonly cost?: Cost;
  /** What a workout is recognised by; never shown and never sent. */
  readonly places?: Places;
  readonly thresholds: Thresholds;
}
