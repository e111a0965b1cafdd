/** One synchronisation of every plan with the payment provider. */
export interface SyncRun {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  /** The person it has come to, so that it goes on there after a restart; null at the beginning. */
  readonly place: string | null;
  readonly done: number;
  /** Null until it is counted. */
  readonly total: number | null;
  readonly failed: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** People read from our books at a time. */
export const SYNC_BATCH = 100;

/**
 * Questions to the provider a second, well below the 25 that Stripe allows with test keys and the
 * 100 with real ones, so that athletes who pay meanwhile are not held up. Source:
 * docs.stripe.com/rate-limits.
 */
export const SYNC_PER_SECOND = 15;

/**
 * So many of them are asked about at the same time: an answer takes longer than the time between
 * two questions.
 */
export const AT_ONCE = 5;

/**
 * So often is asked about a person where the provider asks to wait, before that counts as a
 * failure.
 */
export const TRIES = 3;

/**
 * So many failures after one another are an outage: the run stops and is tried again from where it
 * was before them.
 */
export const OUTAGE_AFTER = 10;
