import type { Invoice, Subscription } from './stripe-books.js';

/** The fields of Stripe's objects that are read, under its names. */
export function invoiceObject(invoice: Invoice, subscription: Subscription): object {
  return {
    id: invoice.id,
    object: 'invoice',
    status: invoice.status,
    customer: subscription.customer,
    livemode: false,
    confirmation_secret: invoice.status === 'open' ? { client_secret: invoice.secret, type: 'payment_intent' } : null,
    parent: { type: 'subscription_details', quote_details: null, subscription_details: { metadata: {}, subscription: subscription.id } },
  };
}

export function subscriptionObject(subscription: Subscription, expanded: boolean): object {
  const { id, customer, status, created, periodStart, periodEnd, cancelAtPeriodEnd, canceledAt, endedAt, paused, invoice } = subscription;
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created,
    start_date: created,
    livemode: false,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: canceledAt,
    ended_at: endedAt,
    pause_collection: paused ? { behavior: 'void', resumes_at: null } : null,
    items: { object: 'list', has_more: false, url: '/v1/subscription_items', data: [{ id: `si_${id}`, object: 'subscription_item', current_period_start: periodStart, current_period_end: periodEnd }] },
    latest_invoice: expanded ? invoiceObject(invoice, subscription) : invoice.id,
  };
}

export function list(data: readonly object[], hasMore: boolean): object {
  return { object: 'list', url: '/v1/subscriptions', has_more: hasMore, data };
}
