import type { KnownSubscription, ProviderStatus } from '#billing/domain/provider-subscription.js';

/** A row of `subscriptions` with the customer it belongs to. */
export interface SubscriptionRow {
  readonly id: string;
  readonly customer_id: string;
  readonly status: ProviderStatus;
  readonly cancel_at_period_end: boolean;
  readonly paid_through: Date | null;
  readonly ended_at: Date | null;
  readonly collection_paused: boolean;
  readonly created_at: Date;
  readonly cancellations: number;
  readonly cancel_reason: string | null;
}

export function toKnown(row: SubscriptionRow): KnownSubscription {
  return {
    id: row.id,
    customerId: row.customer_id,
    status: row.status,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    paidThrough: row.paid_through,
    endedAt: row.ended_at,
    collectionPaused: row.collection_paused,
    createdAt: row.created_at,
    cancellations: row.cancellations,
    cancelReason: row.cancel_reason,
  };
}
