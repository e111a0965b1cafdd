import type { ProviderEvent } from '../domain/provider-event.js';

/** Webhook events: stored before they are used, applied once; and whose turn reconciling is. */
export abstract class ProviderEventRepository {
  /** False for a duplicate. Joins the current transaction. */
  abstract keep(event: ProviderEvent, now: Date): Promise<boolean>;

  /** Null if it is applied or unknown. */
  abstract open(id: string): Promise<ProviderEvent | null>;

  abstract markApplied(id: string, now: Date): Promise<void>;

  /** Ids of events received before a time and not applied. */
  abstract openBefore(before: Date, limit: number): Promise<readonly string[]>;

  /** Removes applied events received before a time. */
  abstract removeApplied(before: Date): Promise<void>;

  /**
   * True if the last reconciliation began before a time, and takes the turn: of any number of
   * processes one gets it. Joins the current transaction.
   */
  abstract takeReconciliation(lastBefore: Date, now: Date): Promise<boolean>;
}
