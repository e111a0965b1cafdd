import type { StripeConfig } from '#config/stripe.config.js';

/** All that the adapter needs to know; amount and price come from here and from nowhere else. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Null for Stripe itself. */
  readonly apiBase: string | null;
}

/** Null without a secret key. The configuration ensures that the other keys are set with it. */
export function stripeSettings({
  secretKey,
  publishableKey,
  webhookSecret,
  priceId,
  apiBase,
}: StripeConfig): StripeSettings | null {
  if (secretKey === null) return null;
  if (publishableKey === null || webhookSecret === null || priceId === null)
    throw new Error('the settings of Stripe are not whole');
  return { secretKey, publishableKey, webhookSecret, priceId, apiBase };
}
