import type Stripe from 'stripe';
import type { Subscription } from '../stripe-books.js';
import { invoiceObject } from './invoice.js';
import { planObject, priceObject } from './price.js';

/** @param expanded paths that were asked for in full, e.g. `latest_invoice.confirmation_secret` */
export function subscriptionObject(
  subscription: Subscription,
  expanded: readonly string[] = [],
): Stripe.Subscription {
  const {
    id,
    customer,
    status,
    created,
    cancelAt,
    cancelAtPeriodEnd,
    canceledAt,
    endedAt,
    pausedAt,
    collectionPaused,
    periodEnd,
    invoice,
  } = subscription;
  const ofInvoice = expanded.flatMap((path) =>
    path.startsWith('latest_invoice.') ? [path.slice('latest_invoice.'.length)] : [],
  );
  return {
    id,
    object: 'subscription',
    ...NEVER_SET,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    // Set with the flag; alone where it was the customer portal, or a date, that ends it.
    cancel_at: cancelAtPeriodEnd ? periodEnd : cancelAt,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: canceledAt === null ? null : 'cancellation_requested',
    },
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    default_tax_rates: [],
    discounts: [],
    ended_at: endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [itemOf(subscription)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: expanded.some((path) => path.startsWith('latest_invoice'))
      ? invoiceObject(invoice, subscription, ofInvoice)
      : invoice.id,
    livemode: false,
    metadata: {},
    pause_collection: collectionPaused ? { behavior: 'void', resumes_at: null } : null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'on_subscription',
    },
    start_date: created,
    status,
    ...(pausedAt !== null && {
      status_details: {
        paused: {
          subscription: { type: 'pause_requested' },
          transitioned_at: pausedAt,
          type: 'subscription',
        },
      },
    }),
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

function itemOf({ id, created, periodStart, periodEnd }: Subscription): Stripe.SubscriptionItem {
  return {
    id: `si_${id}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(),
    price: priceObject(),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
}

/** What a subscription of one price, charged by card, never has. */
const NEVER_SET = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_thresholds: null,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
} satisfies Partial<Stripe.Subscription>;
