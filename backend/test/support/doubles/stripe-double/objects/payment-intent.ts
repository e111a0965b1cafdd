import type Stripe from 'stripe';
import type { Invoice, Subscription } from '../stripe-books.js';
import { AMOUNT_CENTS } from './price.js';

/**
 * The payment of an invoice, as the payer's browser sees it. @param challenge where the
 * bank asks them, while it does
 */
export function paymentIntentObject(
  { intent }: Invoice,
  { customer, created }: Subscription,
  challenge: string | null = null,
): Stripe.PaymentIntent {
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: AMOUNT_CENTS,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? AMOUNT_CENTS : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: intent.secret,
    confirmation_method: 'automatic',
    created,
    currency: 'usd',
    customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: intent.error,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action:
      challenge === null
        ? null
        : { type: 'redirect_to_url', redirect_to_url: { url: challenge, return_url: null } },
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_group: null,
  };
}
