import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { isOwed } from './plan.js';

/** What a plan means to somebody who has not uploaded anything. */
export interface FirstUploadWords {
  readonly sentence: string;
  /**
   * The way to a plan that takes uploads; null where none is needed, and where none can be bought.
   */
  readonly action: string | null;
}

/** Null where there is nothing to say: the plan takes whatever comes. */
export function firstUploadWords(status: SubscriptionStatus): FirstUploadWords | null {
  const { subscriptionStatus, uploadsRemaining } = status;
  if (uploadsRemaining === 'unlimited') return null;
  if (uploadsRemaining > 0)
    return {
      sentence:
        `Your trial holds ${uploadsRemaining} ` +
        `${uploadsRemaining === 1 ? 'upload' : 'uploads'}, with a question each.`,
      action: null,
    };
  if (isOwed(status))
    return {
      sentence: 'Your last payment did not go through. Once it is paid, you can upload.',
      action: 'Pay now',
    };
  switch (subscriptionStatus) {
    case 'COMPLETED':
    case 'CANCELED':
      return {
        sentence: 'Your plan has ended. With a new one you can upload again.',
        action: 'Subscribe again',
      };
    case 'SUSPENDED':
      return {
        sentence: 'Your account is suspended, so nothing new can be uploaded.',
        action: null,
      };
    case 'PENDING':
      return { sentence: 'You can upload once your payment is confirmed.', action: 'See the plan' };
    default:
      return {
        sentence: 'Your trial is used up. With Pro you upload and ask without limit.',
        action: 'Upgrade to Pro',
      };
  }
}
