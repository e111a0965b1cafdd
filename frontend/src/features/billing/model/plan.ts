import { formatStart } from '#lib/format-workout.js';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';

/** Where an athlete without a running plan stands, in a sentence or two. */
export function standing(status: SubscriptionStatus): string {
  switch (status.subscriptionStatus) {
    case 'PENDING':
      return 'A payment was begun and is not confirmed yet.';
    case 'CANCELED':
      return `Status: Canceled. ${keeps(status.paidThrough)} Nothing more will be charged.`;
    case 'COMPLETED':
      return 'Your plan has ended. Your workouts, analyses and conversations are still here.';
    case 'EXPIRED':
      return 'A payment was begun and never completed. Nothing was charged.';
    case 'FAILED':
      return 'The last payment did not go through.';
    case 'SUSPENDED':
      return isOwed(status)
        ? 'Your account is suspended, because the last payment did not go through. Once it is ' +
            'paid, everything opens again.'
        : 'Your account is suspended: workouts can be read, and nothing new uploaded or asked.';
    case 'ACTIVE':
      return isOwed(status)
        ? 'Your last payment did not go through. The card is tried again in the next days, and ' +
            'everything stays open meanwhile.'
        : 'Status: Active';
    default:
      return trial(status);
  }
}

/** Plans that live on the trial's uploads and questions. */
const ON_TRIAL: readonly SubscriptionStatus['subscriptionStatus'][] = [
  'TRIAL',
  'PENDING',
  'EXPIRED',
];

/** The trial's uploads; null where another plan decides, be it without limit or without any. */
export function trialUploads({
  subscriptionStatus,
  uploadsUsed,
  uploadsRemaining: left,
}: SubscriptionStatus): { readonly left: number; readonly of: number } | null {
  if (typeof left !== 'number' || !ON_TRIAL.includes(subscriptionStatus)) return null;
  return { left, of: uploadsUsed + left };
}

/**
 * Whether a trial is used up. A plan that ended leaves as little, but an athlete who had one is
 * past the trial.
 */
export function isTrialUsedUp({
  subscriptionStatus,
  trialFullyExhausted,
}: SubscriptionStatus): boolean {
  return trialFullyExhausted && ON_TRIAL.includes(subscriptionStatus);
}

/** Whether a payment waits that was tried and failed. */
export function isOwed({ subscriptionStatus, lastPayment }: SubscriptionStatus): boolean {
  return lastPayment === 'failed' && ['ACTIVE', 'SUSPENDED', 'FAILED'].includes(subscriptionStatus);
}

/** Whether Pro still runs to the end of what is paid: until then there is nothing to buy. */
export function isCanceledButPaid(status: SubscriptionStatus): boolean {
  return status.subscriptionStatus === 'CANCELED' && status.uploadsRemaining === 'unlimited';
}

/**
 * Whether there is still something to cancel: a plan that would be charged again, or a payment that
 * is owed.
 */
export function canCancel(status: SubscriptionStatus): boolean {
  if (status.subscriptionStatus === 'CANCELED' || status.cancelAtPeriodEnd) return false;
  return status.uploadsRemaining === 'unlimited' || isOwed(status);
}

/**
 * What canceling means to somebody who has paid up to `paidThrough`; null where the end is not
 * known.
 */
export function keeps(paidThrough: string | null): string {
  return (
    'You keep Pro until ' +
    `${paidThrough === null ? 'the end of the month you have paid for' : day(paidThrough)}.`
  );
}

/** The day on which the plan renews; null where it is not known. */
export function nextPayment(paidThrough: string | null): string | null {
  return paidThrough === null ? null : `Next payment of 10 USD on ${day(paidThrough)}.`;
}

function day(instant: string): string {
  return formatStart(instant, null).date;
}

function trial({ uploadsUsed, uploadsRemaining }: SubscriptionStatus): string {
  if (typeof uploadsRemaining !== 'number') return 'Free trial';
  const all = uploadsUsed + uploadsRemaining;
  return (
    `Free trial: ${uploadsRemaining} of ${all} uploads left, with one question for each ` +
    'workout.'
  );
}
