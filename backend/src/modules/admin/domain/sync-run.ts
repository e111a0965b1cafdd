/** One synchronisation of every plan with the payment provider. */
export interface SyncRun {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  /** The last person done, to continue there after a restart; null at the beginning. */
  readonly place: string | null;
  readonly done: number;
  /** Null until it is counted. */
  readonly total: number | null;
  readonly failed: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** People per page of our records. */
export const SYNC_BATCH = 100;

/**
 * Requests to the provider per second, well below the 25 that Stripe allows with test keys and the
 * 100 with real ones, so that paying athletes are not delayed. Source:
 * docs.stripe.com/rate-limits.
 */
export const SYNC_PER_SECOND = 15;

/** Concurrent requests: a response takes longer than the time between two requests. */
export const CONCURRENT = 5;

/** Tries per person while the provider asks to wait, before that counts as a failure. */
export const TRIES = 3;

/**
 * So many consecutive failures are an outage: the run stops, and a retry continues before them.
 */
export const OUTAGE_AFTER = 10;
