import type { Span } from '../recording/span.js';

/**
 * One session of a file that holds more than one, with what happened in it; null where not
 * measured. Seconds, metres, m/s, bpm, W, rpm (rides) or steps/min (runs).
 */
export interface SessionPart extends Span {
  readonly index: number;
  readonly sport: string;
  readonly elapsedS: number;
  readonly timerS: number;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgPowerW: number | null;
  readonly normalizedPowerW: number | null;
  readonly avgCadence: number | null;
  readonly ascentM: number | null;
  /** The break before it; null for the first part, where the one before ran on into it, and over a day. */
  readonly breakBefore: PartBreak | null;
}

export interface PartBreak extends Span {
  readonly elapsedS: number;
}
