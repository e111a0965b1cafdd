import type { ProviderSubscription } from './provider-subscription.js';
import type { SubscriptionStatus } from './subscription-status.js';

/**
 * What a plan opens: everything, the trial, nothing since the plan has ended, or nothing until a
 * payment that is owed comes.
 */
export type Access = 'unlimited' | 'trial' | 'ended' | 'owed';

/** Where an athlete stands, from what the provider said last and the time alone. */
export interface Plan {
  readonly status: SubscriptionStatus;
  readonly access: Access;
  readonly paidThrough: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly lastPayment: 'paid' | 'failed' | null;
  /** In the provider's own words; null where there is no subscription. */
  readonly providerStatus: ProviderSubscription['status'] | null;
}

type Standing = Pick<Plan, 'status' | 'access'>;

const ACTIVE: Standing = { status: 'ACTIVE', access: 'unlimited' };
const CANCELED: Standing = { status: 'CANCELED', access: 'unlimited' };
const OWED: Standing = { status: 'SUSPENDED', access: 'owed' };
const PENDING: Standing = { status: 'PENDING', access: 'trial' };
const COMPLETED: Standing = { status: 'COMPLETED', access: 'ended' };
const EXPIRED: Standing = { status: 'EXPIRED', access: 'trial' };

/**
 * Of several subscriptions, one after the other, the first of these tells how the plan is called.
 */
const PRECEDENCE = [ACTIVE, CANCELED, OWED, PENDING, COMPLETED, EXPIRED];
/** What any of them opens, is open; a trial that was followed by a plan does not come back. */
const MOST_OPEN: readonly Access[] = ['unlimited', 'owed', 'ended', 'trial'];

const NONE: Plan = {
  status: 'TRIAL',
  access: 'trial',
  paidThrough: null,
  cancelAtPeriodEnd: false,
  lastPayment: null,
  providerStatus: null,
};

/**
 * Source: reading X-19 of the checklist. @param subscriptions all that a person has ever had, in
 * any order
 */
export function planOf(subscriptions: readonly ProviderSubscription[], now: Date): Plan {
  const judged = subscriptions.map((subscription) => ({
    subscription,
    standing: standingOf(subscription, now),
  }));
  const [current] = judged.toSorted(
    (a, b) => rank(a.standing) - rank(b.standing) || newestFirst(a.subscription, b.subscription),
  );
  if (!current) return NONE;
  const { status, cancelAtPeriodEnd, paidThrough } = current.subscription;
  return {
    status: current.standing.status,
    access:
      MOST_OPEN.find((access) => judged.some(({ standing }) => standing.access === access)) ??
      'trial',
    paidThrough,
    cancelAtPeriodEnd: cancelAtPeriodEnd && current.standing === CANCELED,
    lastPayment: lastPaymentOf(current.subscription),
    providerStatus: status,
  };
}

/**
 * Each status of the provider; a plan that is to end does so by the clock, whether or not the
 * provider's word of it has come.
 */
function standingOf(
  { status, cancelAtPeriodEnd, paidThrough }: ProviderSubscription,
  now: Date,
): Standing {
  const timeLeft = paidThrough !== null && paidThrough > now;
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      if (!cancelAtPeriodEnd) return ACTIVE;
      return timeLeft ? CANCELED : COMPLETED;
    case 'unpaid':
      return cancelAtPeriodEnd ? COMPLETED : OWED;
    case 'incomplete':
      return PENDING;
    // Stopped as a whole: nothing is charged and nothing is given, but for what was paid for.
    case 'paused':
      return timeLeft ? CANCELED : COMPLETED;
    case 'incomplete_expired':
      return EXPIRED;
    case 'canceled':
      if (paidThrough === null) return EXPIRED;
      return timeLeft ? CANCELED : COMPLETED;
  }
}

function lastPaymentOf({ status, paidThrough }: ProviderSubscription): Plan['lastPayment'] {
  if (status === 'past_due' || status === 'unpaid') return 'failed';
  return paidThrough === null ? null : 'paid';
}

function rank(standing: Standing): number {
  return PRECEDENCE.indexOf(standing);
}

function newestFirst(a: ProviderSubscription, b: ProviderSubscription): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}
