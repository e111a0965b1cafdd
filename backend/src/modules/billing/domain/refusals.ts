import { DomainError } from '#kernel/domain-error.js';
import { TRIAL_UPLOADS } from './trial.js';

/** The suspension reason for an unpaid plan, shown to the athlete. */
export const OWED_REASON = 'We could not collect the payment for your subscription.';

export function trialLimit(uploadsUsed: number): DomainError<'TRIAL_LIMIT_EXCEEDED'> {
  return new DomainError(
    'TRIAL_LIMIT_EXCEEDED',
    `You've used your ${TRIAL_UPLOADS} trial uploads.`,
    { uploadsUsed, uploadLimit: TRIAL_UPLOADS },
  );
}

export function questionLimit(): DomainError<'TRIAL_QUESTION_LIMIT'> {
  return new DomainError(
    'TRIAL_QUESTION_LIMIT',
    "You've used your 1 free question for this workout.",
    {},
  );
}

export function subscriptionRequired(): DomainError<'SUBSCRIPTION_REQUIRED'> {
  return new DomainError(
    'SUBSCRIPTION_REQUIRED',
    'Your subscription has ended. Please subscribe again to go on.',
    {},
  );
}

export function chatBlocked(): DomainError<'GENERAL_CHAT_TRIAL_BLOCKED'> {
  return new DomainError(
    'GENERAL_CHAT_TRIAL_BLOCKED',
    'The coach answers general questions for subscribers. Upgrade to ask them.',
    {},
  );
}

/**
 * By the provider's status alone: before the account itself is suspended, or after an administrator
 * has lifted that.
 */
export function paymentOwed(): DomainError<'ACCOUNT_SUSPENDED'> {
  return new DomainError('ACCOUNT_SUSPENDED', OWED_REASON, {
    suspended: true,
    suspendReason: OWED_REASON,
    suspendExpiresAt: null,
    paymentUrl: '/subscribe',
  });
}
