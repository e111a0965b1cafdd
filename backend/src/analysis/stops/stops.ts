import type { Span } from '../recording/recording.js';

/** A stop on the way; seconds, metres from the start, degrees. */
export interface Stop extends Span {
  /** Seconds without moving: a few steps between its first second and its last are not counted. */
  readonly seconds: number;
  /** Of them with the timer running. */
  readonly timerS: number;
  /** How far the athlete had come; null where no distance was recorded. */
  readonly distanceM: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * A stretch with many short stops, as in town: how many, how many of them with the timer paused,
 * and the seconds without moving.
 */
export interface StopAndGo extends Span {
  readonly stops: number;
  readonly pauses: number;
  readonly standingS: number;
  readonly distanceM: number | null;
}

/** Standing on the way: pauses of the timer, and standing with the clock on. */
export interface Stops {
  readonly count: number;
  /** Sum of the seconds of all stops: no more than elapsed less moving time. */
  readonly totalS: number;
  /** Of that with the timer running. */
  readonly timerS: number;
  readonly longestS: number;
  /** Pauses of the timer of any length, before, after and on the way. */
  readonly pauses: number;
  readonly pausedS: number;
  /** In their order; of very many only the longest. */
  readonly list: readonly Stop[];
  readonly stopAndGo: readonly StopAndGo[];
  /** Standing before the first and after the last move, which is no stop on the way. */
  readonly beforeS: number;
  readonly afterS: number;
}

/** A long span of rolling without pedalling. */
export interface CoastingSpan extends Span {
  readonly seconds: number;
  readonly distanceM: number | null;
}

/** Rides with cadence or power: seconds of moving without pedalling, and its long spans. */
export interface Coasting {
  readonly seconds: number;
  /** Of the moving time. */
  readonly percent: number;
  /** How many spans are long, and their sum; `longest` holds the longest of them. */
  readonly longSpans: number;
  readonly longS: number;
  readonly longest: readonly CoastingSpan[];
}
