import { createSubscription as create } from '#api/generated/sdk.gen.js';

/** A payment that waits for the athlete's card. */
export interface Checkout {
  readonly provider: 'stripe' | 'sandbox';
  readonly clientSecret: string;
  /** Null in the sandbox, which needs none. */
  readonly publishableKey: string | null;
}

/**
 * Begins a subscription, or goes on with the one that was begun. Null where a plan is running
 * already.
 */
export async function createSubscription(): Promise<Checkout | null> {
  const { status, provider, clientSecret, publishableKey } = await create();
  if (status === 'already_active') return null;
  if (!clientSecret || !provider) throw new Error('The answer holds no payment to go on with.');
  return { provider, clientSecret, publishableKey: publishableKey ?? null };
}
