import { syncSubscription as sync } from '#api/generated/sdk.gen.js';
import type { SubscriptionStatus } from './get-subscription-status.js';

/** Where the payment provider itself says that the plan stands. */
export async function syncSubscription(): Promise<SubscriptionStatus['subscriptionStatus']> {
  return (await sync()).appStatus;
}
