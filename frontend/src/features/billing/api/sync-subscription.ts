import { request } from '../../../api/request.js';
import type { SubscriptionStatus } from './get-subscription-status.js';

/** Where the payment provider itself says that the plan stands. */
export async function syncSubscription(): Promise<SubscriptionStatus['subscriptionStatus']> {
  const { appStatus } = await request.post<{ readonly appStatus: SubscriptionStatus['subscriptionStatus'] }>('/api/subscription/sync', { body: {} });
  return appStatus;
}
