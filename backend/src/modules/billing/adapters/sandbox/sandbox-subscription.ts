import type {
  ProviderStatus,
  ProviderSubscription,
} from '#billing/domain/provider-subscription.js';

/**
 * A card as the sandbox stores it: one that always pays, or one that fails at the next renewal.
 */
export type KeptCard = 'pays' | 'fails-at-renewal';

/** One subscription of the sandbox, stored as JSON; times are ISO 8601. */
export interface SandboxSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: ProviderStatus;
  readonly card: KeptCard | null;
  readonly periodEnd: string | null;
  readonly paidThrough: string | null;
  /** When the sandbox gives up trying the card. */
  readonly retryUntil: string | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly collectionPaused: boolean;
  readonly endedAt: string | null;
  readonly createdAt: string;
}

/** The result of a change, and the webhook events to send about it. */
export interface SandboxChange {
  readonly subscription: SandboxSubscription;
  readonly events: readonly string[];
}

export const UPDATED = 'customer.subscription.updated';
export const DELETED = 'customer.subscription.deleted';
export const CREATED = 'customer.subscription.created';
export const PAID = 'invoice.paid';
export const PAYMENT_FAILED = 'invoice.payment_failed';

export function isOver({ status }: SandboxSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** A payment can be made: the first one, or one that is owed. */
export function awaitsPayment({ status }: SandboxSubscription): boolean {
  return status === 'incomplete' || status === 'past_due' || status === 'unpaid';
}

export function toProviderSubscription(subscription: SandboxSubscription): ProviderSubscription {
  const {
    id,
    customerId,
    status,
    cancelAtPeriodEnd,
    collectionPaused,
    paidThrough,
    endedAt,
    createdAt,
  } = subscription;
  return {
    id,
    customerId,
    status,
    cancelAtPeriodEnd,
    collectionPaused,
    paidThrough: dateOf(paidThrough),
    endedAt: dateOf(endedAt),
    createdAt: new Date(createdAt),
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
