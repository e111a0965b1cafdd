import { DomainError } from '#kernel/domain-error.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import type { ProviderSubscription } from '../domain/provider-subscription.js';

/** A payment that waits for the athlete's card, in the athlete's browser. */
export interface Payment {
  readonly subscription: ProviderSubscription;
  /** For this athlete only; null if nothing has to be paid. */
  readonly clientSecret: string | null;
}

export interface SandboxPayment {
  readonly userId: string;
  readonly clientSecret: string;
  readonly cardNumber: string;
}

/**
 * The payment provider. Every call is idempotent, and throws SERVICE_UNAVAILABLE if the provider
 * does not respond. Contract suite: test/contracts/billing/payment-provider.contract.ts.
 */
export abstract class PaymentProvider {
  abstract readonly name: 'stripe' | 'sandbox';
  /** What the browser needs besides the client secret; null if nothing. */
  abstract readonly publishableKey: string | null;

  /** The customer of a person, made if needed. The same id for the same person. */
  abstract customerFor(person: {
    readonly userId: string;
    readonly email: string;
  }): Promise<string>;

  /**
   * Opens a subscription that waits for its first payment, and returns its id. The same id for the
   * same key.
   */
  abstract subscribe(customerId: string, idempotencyKey: string): Promise<string>;

  /** The subscription with its open payment; null if there is no such subscription. */
  abstract paymentOf(subscriptionId: string): Promise<Payment | null>;

  /** Null if there is no such subscription. */
  abstract find(subscriptionId: string): Promise<ProviderSubscription | null>;

  /** Every subscription of a customer, including ended ones; empty if the customer is gone. */
  abstract subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>;

  /** Every subscription that has not ended, of all customers. */
  abstract live(): AsyncIterable<ProviderSubscription>;

  /** Stops further charges; paid time stays. Does nothing to an ended subscription. */
  abstract cancelAtPeriodEnd(subscriptionId: string): Promise<void>;

  /** Revokes a cancellation at the period's end. Does nothing to an ended subscription. */
  abstract resume(subscriptionId: string): Promise<void>;

  /** Ends it immediately; owed payments are not collected. Does nothing to an ended one. */
  abstract cancelNow(subscriptionId: string): Promise<void>;

  /** Pauses or resumes the collection of payments. Does nothing to an ended subscription. */
  abstract setCollectionPaused(subscriptionId: string, paused: boolean): Promise<void>;

  /** Ends the customer's subscriptions, and removes the personal data that can be removed. */
  abstract forgetCustomer(customerId: string): Promise<void>;

  /**
   * Reads a webhook event from its raw bytes. Throws `ForgedEventError` for a wrong or old
   * signature.
   */
  abstract readEvent(rawBody: Buffer, signature: string): ProviderEvent;

  /**
   * Pays an open payment with a card number of the sandbox. Throws NOT_FOUND without such a payment
   * of this customer, CARD_DECLINED, VALIDATION_FAILED for an unknown card. A real provider takes
   * cards in the browser and always throws NOT_FOUND.
   */
  paySandbox(_payment: SandboxPayment): Promise<void> {
    return Promise.reject(new DomainError('NOT_FOUND', 'There is nothing at this address.', {}));
  }
}

/** A webhook event that is not from the provider, or not for us. Nothing of it is stored. */
export class ForgedEventError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ForgedEventError';
  }
}
