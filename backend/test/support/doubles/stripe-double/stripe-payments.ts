import { paymentIntentObject } from './objects/payment-intent.js';
import type { Card, StripeBooks, Subscription } from './stripe-books.js';
import { failed, missing, well, type Asked, type Reply } from './reply.js';

/** Stripe's own test numbers; any other card is one that the bank does not know. */
const CARDS: Readonly<Record<string, Card | 'asks'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-at-renewal',
  '4000002760003184': 'asks',
};

/**
 * Where the bank asks the payer to confirm; the answer leads to the address they came
 * with.
 */
export const CHALLENGE = 'https://hooks.stripe.com/3d_secure_2/hosted';

/** A browser confirms a payment, with the client secret that only its owner has. */
export function confirmed(books: StripeBooks, { path, fields }: Asked): Reply {
  const secret = fields.get('client_secret') ?? '';
  const subscription = owned(books, path.split('/')[3] ?? '', secret);
  if (!subscription) return missing('payment_intent');
  const card = CARDS[fields.get('payment_method_data[card][number]') ?? ''] ?? 'declined';
  const { invoice } = subscription;
  if (invoice.status !== 'open')
    return failed(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'You cannot confirm this PaymentIntent.',
      payment_intent: paymentIntentObject(invoice, subscription),
    });
  if (card === 'asks') {
    invoice.intent.status = 'requires_action';
    const back = new URLSearchParams({
      payment_intent: invoice.intent.id,
      payment_intent_client_secret: secret,
      return_url: fields.get('return_url') ?? '',
    });
    return well(paymentIntentObject(invoice, subscription, `${CHALLENGE}?${back.toString()}`));
  }
  if (books.pay(secret, card)) return well(paymentIntentObject(invoice, subscription));
  return failed(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    payment_intent: paymentIntentObject(invoice, subscription),
  });
}

/** The payer's answer to the bank, and where the browser goes with it. */
export function challenged(books: StripeBooks, asked: URL, agreed: boolean): string {
  const { intent, secret, back } = {
    intent: asked.searchParams.get('payment_intent') ?? '',
    secret: asked.searchParams.get('payment_intent_client_secret') ?? '',
    back: asked.searchParams.get('return_url') ?? '',
  };
  books.pay(secret, agreed ? 'pays' : 'declined');
  const url = new URL(back);
  for (const [name, value] of Object.entries({
    payment_intent: intent,
    payment_intent_client_secret: secret,
    redirect_status: agreed ? 'succeeded' : 'failed',
  }))
    url.searchParams.set(name, value);
  return url.href;
}

function owned(books: StripeBooks, intentId: string, secret: string): Subscription | undefined {
  return [...books.subscriptions.values()].find(
    ({ invoice }) => invoice.intent.id === intentId && invoice.intent.secret === secret,
  );
}
