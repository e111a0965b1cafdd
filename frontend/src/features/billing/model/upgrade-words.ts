import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { isOwed, standing } from './plan.js';

export interface UpgradeWords {
  /** Where the athlete stands. */
  readonly standing: string;
  /** What the plan would bring them; empty where they have had it. */
  readonly offer: string;
  readonly action: string;
}

const OFFER = 'With Pro you upload and ask without limit, for 10 USD per month.';

/** What the banner says to a plan of that status; null where there is a running plan that is paid. */
export function upgradeWords(status: SubscriptionStatus): UpgradeWords | null {
  const words = (action: string, offer = ''): UpgradeWords => ({ standing: standing(status), offer, action });
  switch (status.subscriptionStatus) {
    case 'ACTIVE':
      return isOwed(status) ? words('Update payment') : null;
    case 'TRIAL':
    case 'EXPIRED':
      return words('Upgrade to Pro', OFFER);
    case 'COMPLETED':
      return words('Subscribe again', OFFER);
    case 'CANCELED':
      return words('Subscribe again');
    case 'FAILED':
      return words('Update payment');
    case 'PENDING':
      return words('See the plan');
    case 'SUSPENDED':
      return words(isOwed(status) ? 'Update payment' : 'See the plan');
  }
}
