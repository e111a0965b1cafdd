import { getSubscriptionStatus } from '#api/generated/sdk.gen.js';
import { isOwed } from '../model/plan.js';
import { createSubscription, type Checkout } from './create-subscription.js';

export interface OpenedCheckout extends Checkout {
  /** It is a month that began and was not paid, not a new plan. */
  readonly owed: boolean;
}

/**
 * A payment to go on with; null where a plan is running that is paid, which is asked first: nothing
 * is begun for whoever has one. A plan whose last payment failed runs on for a while, and is to be
 * paid.
 */
export async function openCheckout(): Promise<OpenedCheckout | null> {
  const status = await getSubscriptionStatus();
  const owed = isOwed(status);
  if (status.subscriptionStatus === 'ACTIVE' && !owed) return null;
  const checkout = await createSubscription();
  return checkout && { ...checkout, owed };
}
