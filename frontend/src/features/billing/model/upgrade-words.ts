import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { isOwed, standing } from './plan.js';

export interface UpgradeWords {
  /** Where the athlete stands. */
  readonly standing: string;
  /** What the plan would bring them; empty where they have had it. */
  readonly offer: string;
  readonly action: string;
  /** Where the action is taken. */
  readonly to: '/subscribe' | '/profile';
}

const OFFER = 'With Pro you upload and ask without limit, for 10 USD per month.';

/**
 * What the banner says to a plan of that status; null where there is a running plan that is paid.
 */
export function upgradeWords(status: SubscriptionStatus): UpgradeWords | null {
  const words = (action: string, offer = ''): UpgradeWords => ({
    standing: standing(status),
    offer,
    action,
    to: '/subscribe',
  });
  switch (status.subscriptionStatus) {
    case 'ACTIVE':
      return isOwed(status) ? words('Update payment') : null;
    case 'TRIAL':
    case 'EXPIRED':
      return words('Upgrade to Pro', OFFER);
    case 'COMPLETED':
      return words('Subscribe again', OFFER);
    case 'CANCELED':
      // What is paid for still runs: there is nothing to buy, and the profile lets it go on.
      return status.cancelAtPeriodEnd
        ? { ...words('Keep my plan'), to: '/profile' }
        : words('Subscribe again');
    case 'FAILED':
      return words('Update payment');
    case 'PENDING':
      return words('See the plan');
    case 'SUSPENDED':
      return words(isOwed(status) ? 'Update payment' : 'See the plan');
  }
}
