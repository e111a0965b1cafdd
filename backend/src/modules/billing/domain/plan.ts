import type { ProviderSubscription } from './provider-subscription.js';
import type { SubscriptionStatus } from './subscription-status.js';

/**
 * What a plan allows: everything, the trial, nothing after the plan ended, or nothing until an owed
 * payment is made.
 */
export type Access = 'unlimited' | 'trial' | 'ended' | 'owed';

/** An athlete's plan, from the provider's last answer and the time alone. */
export interface Plan {
  readonly status: SubscriptionStatus;
  readonly access: Access;
  readonly paidThrough: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly lastPayment: 'paid' | 'failed' | null;
  /** In the provider's own words; null without a subscription. */
  readonly providerStatus: ProviderSubscription['status'] | null;
}

type Standing = Pick<Plan, 'status' | 'access'>;

const ACTIVE: Standing = { status: 'ACTIVE', access: 'unlimited' };
const CANCELED: Standing = { status: 'CANCELED', access: 'unlimited' };
const OWED: Standing = { status: 'SUSPENDED', access: 'owed' };
const PENDING: Standing = { status: 'PENDING', access: 'trial' };
const COMPLETED: Standing = { status: 'COMPLETED', access: 'ended' };
const EXPIRED: Standing = { status: 'EXPIRED', access: 'trial' };

/** If there are several subscriptions, the first of these decides the status of the plan. */
const PRECEDENCE = [ACTIVE, CANCELED, OWED, PENDING, COMPLETED, EXPIRED];
/** The widest access of any of them counts; an ended plan does not bring the trial back. */
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

/** The plan while an administrator waits for its payment. */
export function graced(plan: Plan): Plan {
  return { ...plan, ...ACTIVE };
}

/**
 * By the provider's status; a canceled plan ends by the clock, whether or not the provider's event
 * has arrived.
 */
function standingOf(
  { status, cancelAtPeriodEnd, paidThrough }: ProviderSubscription,
  now: Date,
): Standing {
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return cancelAtPeriodEnd ? canceled(paidThrough, now) : ACTIVE;
    case 'unpaid':
      return cancelAtPeriodEnd ? COMPLETED : OWED;
    case 'incomplete':
      return PENDING;
    // Stopped as a whole: nothing is charged, and only the paid time is left.
    case 'paused':
      return canceled(paidThrough, now);
    case 'incomplete_expired':
      return EXPIRED;
    case 'canceled':
      return paidThrough === null ? EXPIRED : canceled(paidThrough, now);
  }
}

/** Until the end of the paid time, and after it. */
function canceled(paidThrough: Date | null, now: Date): Standing {
  return paidThrough !== null && paidThrough > now ? CANCELED : COMPLETED;
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
