import type Stripe from 'stripe';
import {
  PROVIDER_STATUSES,
  type ProviderStatus,
  type ProviderSubscription,
} from '#billing/domain/provider-subscription.js';

/** What Stripe's object says in our terms. @param subscription with `latest_invoice` expanded */
export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, status, cancel_at_period_end, pause_collection, ended_at, created } =
    subscription;
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status: knownStatus(status),
    cancelAtPeriodEnd: cancel_at_period_end || endsByDate(subscription),
    paidThrough: paidThrough(subscription),
    endedAt: ended_at === null ? null : dateOf(ended_at),
    collectionPaused: pause_collection !== null,
    createdAt: dateOf(created),
  };
}

/**
 * The end of the last period that was paid for. Stripe begins a new period before its payment is
 * made, so for one that is owed the period before it counts; the first period has none before it.
 */
function paidThrough(subscription: Stripe.Subscription): Date | null {
  const period = subscription.items.data[0];
  if (!period) return null;
  if (isPaid(subscription)) return dateOf(period.current_period_end);
  return period.current_period_start > subscription.start_date
    ? dateOf(period.current_period_start)
    : null;
}

function isPaid({ status, latest_invoice }: Stripe.Subscription): boolean {
  if (status === 'active' || status === 'trialing') return true;
  return (
    (status === 'canceled' || status === 'paused') &&
    typeof latest_invoice === 'object' &&
    latest_invoice?.status === 'paid'
  );
}

/**
 * Stripe's customer portal sets a date in place of the flag; one beyond this period lets it renew
 * first.
 */
function endsByDate({ cancel_at, items }: Stripe.Subscription): boolean {
  const end = items.data[0]?.current_period_end;
  return cancel_at !== null && end !== undefined && cancel_at <= end;
}

function knownStatus(status: Stripe.Subscription.Status): ProviderStatus {
  const known = PROVIDER_STATUSES.find((candidate) => candidate === status);
  if (known === undefined) throw new Error(`Stripe speaks of an unknown status: ${status}`);
  return known;
}

/** Stripe counts seconds since 1970. */
function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
