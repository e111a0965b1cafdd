import Stripe from 'stripe';
import type { ProviderEvent } from '#billing/domain/provider-event.js';
import { ForgedEventError } from '#billing/ports/payment-provider.js';
import type { StripeSettings } from './stripe-settings.js';

/** Events may be this old when they come; the SDK's own limit. */
const TOLERANCE_S = 300;

/**
 * Reads a signed event. Throws `ForgedEventError` where it is not from Stripe, old, or of another
 * account or mode.
 */
export function readStripeEvent(
  rawBody: Buffer,
  signature: string,
  settings: StripeSettings,
  now: Date,
): ProviderEvent {
  const event = signed(rawBody, signature, settings.webhookSecret, now);
  if (event.account !== undefined) throw new ForgedEventError('the event is of another account');
  if (event.livemode !== isLiveKey(settings.secretKey))
    throw new ForgedEventError('the event is of the other mode');
  return {
    id: event.id,
    type: event.type,
    subscriptionId: subscriptionOf(event.data.object as About),
  };
}

function signed(rawBody: Buffer, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw new ForgedEventError('the signature does not fit', { cause: error });
  }
}

function isLiveKey(secretKey: string): boolean {
  return /^(sk|rk)_live_/.test(secretKey);
}

/**
 * What an event may be about. Events come in the API version of the endpoint; before 2025-03-31 an
 * invoice named its subscription itself.
 */
interface About {
  readonly object?: string;
  readonly id?: string;
  readonly parent?: Stripe.Invoice.Parent | null;
  readonly subscription?: string | null;
}

/** Only which subscription is meant is taken from the event; what has become of it is asked. */
function subscriptionOf({ object, id, parent, subscription: named }: About): string | null {
  if (object === 'subscription') return id ?? null;
  const subscription =
    object === 'invoice' ? (parent?.subscription_details?.subscription ?? named) : undefined;
  return typeof subscription === 'object' ? (subscription?.id ?? null) : (subscription ?? null);
}
