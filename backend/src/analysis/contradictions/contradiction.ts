import type { Span } from '../recording/recording.js';

export const CONTRADICTION_KINDS = [
  'ftp-too-low',
  'ftp-too-high',
  'heart-rate-over-max',
  'heart-rate-max-too-low',
  'device-ftp-differs',
  'race-time-beaten',
  'threshold-pace-too-slow',
  'flat-trail',
  'rpe-under-heart-rate',
] as const;

/**
 * Something in the recording that cannot be right together with what is known of the athlete, in a
 * sentence that says what to do.
 */
export interface Contradiction {
  readonly kind: (typeof CONTRADICTION_KINDS)[number];
  readonly text: string;
  /** What the recording shows, and what it stands against. */
  readonly value: number;
  readonly against: number;
  readonly unit: string;
  /** What the heart did meanwhile, where that is what contradicts. bpm. */
  readonly heartRate?: number;
  /** The stretch that shows it; absent where the whole recording does. */
  readonly at?: Span;
}
