import { createSubscription as create, getSubscriptionStatus } from '#api/generated/sdk.gen.js';
import { isOwed } from '../model/plan.js';

export interface OpenedCheckout extends Checkout {
  /** It is a month that began and was not paid, not a new plan. */
  readonly owed: boolean;
}

/**
 * A payment to go on with; null where a plan is running that is paid, which is asked first: nothing
 * is begun for an athlete who has one. A plan whose last payment failed runs on for a while, and is to be
 * paid.
 */
export async function openCheckout(): Promise<OpenedCheckout | null> {
  const status = await getSubscriptionStatus();
  const owed = isOwed(status);
  if (status.subscriptionStatus === 'ACTIVE' && !owed) return null;
  const checkout = await createSubscription();
  return checkout && { ...checkout, owed };
}

/** A payment that waits for the athlete's card. */
interface Checkout {
  readonly provider: 'stripe' | 'sandbox';
  readonly clientSecret: string;
  /** Null in the sandbox, which needs none. */
  readonly publishableKey: string | null;
}

/**
 * Begins a subscription, or goes on with a begun one. Null where a plan is running
 * already.
 */
async function createSubscription(): Promise<Checkout | null> {
  const { status, provider, clientSecret, publishableKey } = await create();
  if (status === 'already_active') return null;
  if (!clientSecret || !provider) throw new Error('The answer holds no payment to go on with.');
  return { provider, clientSecret, publishableKey: publishableKey ?? null };
}
