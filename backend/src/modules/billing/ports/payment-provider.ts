import type { ProviderEvent } from '../domain/provider-event.js';
import type { ProviderSubscription } from '../domain/provider-subscription.js';

/** A payment that waits for the athlete's card, in the athlete's own browser. */
export interface Payment {
  readonly subscription: ProviderSubscription;
  /** Belongs to the athlete alone; null where there is nothing to be paid. */
  readonly clientSecret: string | null;
}

/**
 * Who takes the money. Every call may be repeated: asked twice, it happens once. Throws
 * SERVICE_UNAVAILABLE where the provider does not answer. Contract suite:
 * test/contracts/payment-provider.contract.ts, run on every adapter.
 */
export abstract class PaymentProvider {
  abstract readonly name: 'stripe' | 'sandbox';
  /** What the browser needs beside the client secret; null where it needs nothing. */
  abstract readonly publishableKey: string | null;

  /**
   * The customer who stands for a person, made where there is none. The same id for the same
   * person.
   */
  abstract customerFor(person: {
    readonly userId: string;
    readonly email: string;
  }): Promise<string>;

  /**
   * Opens a subscription that waits for its first payment, and answers its id. The same id for the
   * same key.
   */
  abstract subscribe(customerId: string, idempotencyKey: string): Promise<string>;

  /**
   * The subscription with the payment that is open at the moment; null where there is no such
   * subscription.
   */
  abstract paymentOf(subscriptionId: string): Promise<Payment | null>;

  /** Null where there is no such subscription. */
  abstract find(subscriptionId: string): Promise<ProviderSubscription | null>;

  /** Every subscription of a customer, ended ones too; none where the customer is gone. */
  abstract subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;

  /** Every subscription that is not over, of all customers. */
  abstract live(): AsyncIterable<ProviderSubscription>;

  /** No further charge; what is paid for stays. Nothing happens to one that is over. */
  abstract cancelAtPeriodEnd(subscriptionId: string): Promise<void>;

  /** Takes a cancellation at the period's end back. Nothing happens to one that is over. */
  abstract resume(subscriptionId: string): Promise<void>;

  /**
   * Over at once, and what is owed is not collected any more. Nothing happens to one that is over.
   */
  abstract cancelNow(subscriptionId: string): Promise<void>;

  /** Collects nothing from now on, or again. Nothing happens to one that is over. */
  abstract setCollectionPaused(subscriptionId: string, paused: boolean): Promise<void>;

  /** Ends whatever the customer has, and removes what the provider may remove of the person. */
  abstract forgetCustomer(customerId: string): Promise<void>;

  /**
   * Reads news as they came over the wire. Throws `ForgedEventError` where the signature is not the
   * provider's own, or old.
   */
  abstract readEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

/** News that are not from the provider, or not meant for us. Nothing of them is kept. */
export class ForgedEventError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ForgedEventError';
  }
}
