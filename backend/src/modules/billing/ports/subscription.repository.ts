import type { DueLetter } from '../domain/emails-due.js';
import type { Readings } from '../domain/plan-overview.js';
import type { KnownSubscription, ProviderSubscription } from '../domain/provider-subscription.js';

/**
 * What we know from the provider of the moment; what another one has said before is not seen.
 * Contract suite: test/contracts/subscription.repository.contract.ts.
 */
export abstract class SubscriptionRepository {
  abstract customerOf(userId: string): Promise<string | null>;

  /** The first customer of a person stands. Joins the transaction under way. */
  abstract keepCustomer(userId: string, customerId: string): Promise<string>;

  /** Whose customer it is; null for a stranger's. */
  abstract ownerOf(customerId: string): Promise<string | null>;

  /**
   * A number for a look at the provider, taken before it. A later number wins: whatever changes at
   * the provider is told by news of its own, and the look that they cause has a number that is
   * later than the change.
   */
  abstract nextReading(): Promise<string>;

  /**
   * Writes what a look has seen and answers what is known now; null where a later look has been
   * written already. While a payment is owed the end of what was paid for does not move on. Locks
   * the row until the transaction under way ends.
   */
  abstract write(
    userId: string,
    seen: ProviderSubscription,
    reading: string,
  ): Promise<KnownSubscription | null>;

  /** All that a person has had, oldest first. */
  abstract ofUser(userId: string): Promise<readonly KnownSubscription[]>;

  /** Of those who are or were customers; the others are not in it. */
  abstract readingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Readings>>;

  /**
   * People who are customers, behind the id `after`, in the order of their ids; the first ones for
   * null.
   */
  abstract customersAfter(after: string | null, limit: number): Promise<readonly string[]>;

  abstract countCustomers(): Promise<number>;

  /** Ids of all that are not over as far as we know. */
  abstract liveIds(): Promise<readonly string[]>;

  abstract noteReason(subscriptionId: string, reason: string): Promise<void>;

  /** True for the first time a letter is asked for. Joins the transaction under way. */
  abstract claimLetter(subscriptionId: string, letter: DueLetter): Promise<boolean>;

  /**
   * Removes customer, subscriptions and their events, of every provider. Joins the transaction
   * under way.
   */
  abstract forget(userId: string): Promise<void>;
}
