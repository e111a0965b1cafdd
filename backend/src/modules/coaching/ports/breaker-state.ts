/** When a service that keeps failing is left alone, and for how long. */
export interface BreakerLimits {
  /** So many failures within the window open it. */
  readonly failures: number;
  readonly windowMs: number;
  /** How long it stays open before one call may try again. */
  readonly restMs: number;
  /** A service that asks for a longer rest than this is asked again all the same. */
  readonly longestRestMs: number;
  /** A call that tries is given up by the others after this: its process may have died. */
  readonly longestTrialMs: number;
}

export const BREAKER_LIMITS: BreakerLimits = {
  failures: 5,
  windowMs: 30_000,
  restMs: 15_000,
  longestRestMs: 60_000,
  longestTrialMs: 180_000,
};

/**
 * May a call go out? As everybody's, as the only one that tries whether the service is well again,
 * or not yet.
 */
export type Entry =
  | { readonly kind: 'closed' }
  | { readonly kind: 'trial'; readonly trial: string }
  | { readonly kind: 'open'; readonly waitMs: number };

/** What is known of the failures of a service, by all who call it. */
export abstract class BreakerState {
  abstract enter(): Promise<Entry>;

  /** Until a call may go out again, in milliseconds; 0 where it may now. */
  abstract waitMs(): Promise<number>;

  /**
   * @param trial of the call, null where it was everybody's. @param restMs how long the service
   * wants to be left alone, where it said so
   */
  abstract fail(trial: string | null, restMs?: number): Promise<void>;

  /** The next call may try in its place. */
  abstract leave(trial: string): Promise<void>;

  /** Forgets every failure. */
  abstract close(): Promise<void>;
}
