import type { ComparedEnds } from './ends.js';
import type { Span } from '../recording/recording.js';

/**
 * A comparison of two parts of the session, the ground of every word about pacing.
 * `output` is mean power (W) on rides that have it, else distance over timer time (m/s).
 */
export interface PartStats extends Span {
  /** Seconds with the timer running, and metres; absent from analyses of older engines. */
  readonly timerS?: number;
  readonly distanceM?: number | null;
  /** What the ground did; absent where the course is not known. */
  readonly ascentM?: number;
  readonly descentM?: number;
  readonly output: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
}

export interface Pacing {
  readonly outputChannel: 'power' | 'speed';
  readonly quarters: readonly PartStats[];
  readonly halves: readonly PartStats[];
  /** What fading is judged by; absent without it, and from analyses of older engines. */
  readonly ends?: ComparedEnds;
}
