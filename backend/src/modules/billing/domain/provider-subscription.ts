/**
 * The status of a subscription at the payment provider, in Stripe's words; the sandbox uses them
 * too.
 */
export const PROVIDER_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;

export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** What the payment provider says of one subscription. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: ProviderStatus;
  readonly cancelAtPeriodEnd: boolean;
  /** The end of the last period that was paid for; null if nothing was ever paid. */
  readonly paidThrough: Date | null;
  readonly endedAt: Date | null;
  /** Nothing is collected while an administrator has paused the account. */
  readonly collectionPaused: boolean;
  readonly createdAt: Date;
}

/** What the provider says, and our own record. */
export interface KnownSubscription extends ProviderSubscription {
  /** How often it was canceled at the period's end; each time is one occasion. */
  readonly cancellations: number;
  /** The athlete's reason for canceling; null without one. */
  readonly cancelReason: string | null;
}

/** Whether the provider may still charge for it. Each person has at most one such subscription. */
export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}
