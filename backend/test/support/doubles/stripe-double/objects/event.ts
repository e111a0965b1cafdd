import Stripe from 'stripe';
import type { Invoice, Subscription, ToldType } from '../stripe-books.js';
import { invoiceObject } from './invoice.js';
import { subscriptionObject } from './subscription.js';

/** The kinds of events that the double sends, as the SDK knows them. */
type Told =
  | Stripe.CustomerSubscriptionCreatedEvent
  | Stripe.CustomerSubscriptionUpdatedEvent
  | Stripe.CustomerSubscriptionDeletedEvent
  | Stripe.CustomerSubscriptionPausedEvent
  | Stripe.CustomerSubscriptionResumedEvent
  | Stripe.InvoicePaidEvent
  | Stripe.InvoicePaymentFailedEvent;

export interface Happening {
  readonly id: string;
  readonly type: ToldType;
  readonly created: number;
  readonly subscription: Subscription;
  readonly invoice?: Invoice | undefined;
}

export function eventObject({ id, type, created, subscription, invoice }: Happening): Told {
  const event = {
    id,
    object: 'event' as const,
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
  if (type === 'invoice.paid' || type === 'invoice.payment_failed')
    return {
      ...event,
      type,
      data: { object: invoiceObject(invoice ?? subscription.invoice, subscription) },
    };
  return { ...event, type, data: { object: subscriptionObject(subscription) } };
}
