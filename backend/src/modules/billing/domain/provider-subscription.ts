/**
 * Where a subscription stands at the payment provider, in the words of Stripe; the sandbox speaks
 * them too.
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
  /** The end of the last period that was paid for; null where nothing has ever been paid. */
  readonly paidThrough: Date | null;
  readonly endedAt: Date | null;
  /** Nothing is collected while an administrator has paused the account. */
  readonly collectionPaused: boolean;
  readonly createdAt: Date;
}

/** What the provider says, and what we know beside it. */
export interface KnownSubscription extends ProviderSubscription {
  /** How often it was set to end at the period's end; each time is an occasion of its own. */
  readonly cancellations: number;
  /** What the athlete said when they canceled; null where they said nothing. */
  readonly cancelReason: string | null;
}

/**
 * Whether the provider may still charge for it. There is at most one such subscription for each
 * person.
 */
export function isLive({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}
