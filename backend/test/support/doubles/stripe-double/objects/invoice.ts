import type Stripe from 'stripe';
import type { Invoice, Subscription } from '../stripe-books.js';
import { AMOUNT_CENTS } from './price.js';

/** @param expanded names of fields that Stripe leaves out unless they are asked for */
export function invoiceObject(
  invoice: Invoice,
  { id, customer, periodStart, periodEnd }: Subscription,
  expanded: readonly string[] = [],
): Stripe.Invoice {
  const { status, created } = invoice;
  const paid = status === 'paid';
  return {
    id: invoice.id,
    object: 'invoice',
    ...(expanded.includes('confirmation_secret') && {
      confirmation_secret: confirmationSecret(invoice),
    }),
    ...NEVER_SET,
    ...amounts(paid),
    attempt_count: paid ? 1 : 0,
    attempted: paid,
    auto_advance: status === 'open',
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    default_tax_rates: [],
    discounts: [],
    effective_at: status === 'draft' ? null : created,
    ending_balance: status === 'draft' ? null : 0,
    issuer: { type: 'self' },
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${invoice.id}/lines` },
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: id },
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: periodEnd,
    period_start: periodStart,
    status,
    status_transitions: {
      finalized_at: status === 'draft' ? null : created,
      marked_uncollectible_at: null,
      paid_at: paid ? created : null,
      voided_at: status === 'void' ? created : null,
    },
    subtotal: AMOUNT_CENTS,
    total: AMOUNT_CENTS,
  };
}

/** Only an invoice that is finalized and not settled has a payment that a browser can confirm. */
function confirmationSecret({ status, intent }: Invoice): Stripe.Invoice.ConfirmationSecret | null {
  return status === 'open' ? { client_secret: intent.secret, type: 'payment_intent' } : null;
}

function amounts(paid: boolean) {
  return {
    amount_due: AMOUNT_CENTS,
    amount_overpaid: 0,
    amount_paid: paid ? AMOUNT_CENTS : 0,
    amount_remaining: paid ? 0 : AMOUNT_CENTS,
    amount_shipping: 0,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    subtotal_excluding_tax: AMOUNT_CENTS,
    total_excluding_tax: AMOUNT_CENTS,
  } satisfies Partial<Stripe.Invoice>;
}

/** What an account without tax, discounts and shipping never has. */
const NEVER_SET = {
  account_country: null,
  account_name: null,
  account_tax_ids: null,
  application: null,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;
