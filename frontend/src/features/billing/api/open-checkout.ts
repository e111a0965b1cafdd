import { getSubscriptionStatus } from '../../../api/generated/sdk.gen.js';
import { createSubscription, type Checkout } from './create-subscription.js';

/** A payment to go on with; null where a plan is running, which is asked first: nothing is begun for whoever has one. */
export async function openCheckout(): Promise<Checkout | null> {
  const { subscriptionStatus } = await getSubscriptionStatus();
  return subscriptionStatus === 'ACTIVE' ? null : createSubscription();
}
