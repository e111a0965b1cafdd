import type { DueEmail } from '../domain/emails-due.js';
import type { Readings } from '../domain/plan-overview.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type { KnownSubscription, ProviderSubscription } from '../domain/provider-subscription.js';

/**
 * What we know from the current provider, and its webhook events: stored before they are used,
 * applied once. Records of another provider are not visible. Contract suite:
 * test/contracts/billing/subscription.repository.contract.ts.
 */
export abstract class SubscriptionRepository {
  abstract customerOf(userId: string): Promise<string | null>;

  /** Keeps the first customer of a person. Joins the current transaction. */
  abstract keepCustomer(userId: string, customerId: string): Promise<string>;

  /** The person of a customer; null if unknown. */
  abstract ownerOf(customerId: string): Promise<string | null>;

  /**
   * A number for a reading, taken before the provider is asked. The later number wins: every change
   * at the provider sends an event, and the reading that it causes has a number after the change.
   */
  abstract nextReading(): Promise<string>;

  /**
   * Writes a reading and returns what is known now; null if a later reading was written already.
   * While a payment is owed, the end of the paid time does not move. Locks the row until the
   * current transaction ends.
   */
  abstract write(
    userId: string,
    seen: ProviderSubscription,
    reading: string,
  ): Promise<KnownSubscription | null>;

  /** All subscriptions of a person, oldest first. */
  abstract ofUser(userId: string): Promise<readonly KnownSubscription[]>;

  /** Contains only people who are or were customers. */
  abstract readingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Readings>>;

  /**
   * People who are customers, after the id `after`, in the order of ids; the first ones for null.
   */
  abstract customersAfter(after: string | null, limit: number): Promise<readonly string[]>;

  abstract countCustomers(): Promise<number>;

  /** Ids of all that have not ended, as far as we know. */
  abstract liveIds(): Promise<readonly string[]>;

  abstract noteReason(subscriptionId: string, reason: string): Promise<void>;

  /** True for the first claim of an email. Joins the current transaction. */
  abstract claimEmail(subscriptionId: string, email: DueEmail): Promise<boolean>;

  /**
   * Removes customer, subscriptions and their events, of every provider. Joins the current
   * transaction.
   */
  abstract forget(userId: string): Promise<void>;

  /** Stores a webhook event; false for a duplicate. Joins the current transaction. */
  abstract keepEvent(event: ProviderEvent, now: Date): Promise<boolean>;

  /** Null if it is applied or unknown. */
  abstract openEvent(id: string): Promise<ProviderEvent | null>;

  abstract markApplied(id: string, now: Date): Promise<void>;

  /** Ids of events received before a time and not applied. */
  abstract eventsOpenBefore(before: Date, limit: number): Promise<readonly string[]>;

  /** Removes applied events received before a time. */
  abstract removeApplied(before: Date): Promise<void>;

  /**
   * True if the last reconciliation began before a time, and takes the turn: of any number of
   * processes one gets it. Joins the current transaction.
   */
  abstract takeReconciliation(lastBefore: Date, now: Date): Promise<boolean>;
}
