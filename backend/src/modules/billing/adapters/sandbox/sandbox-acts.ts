import type { SandboxCalendar } from './sandbox-calendar.js';
import {
  DELETED,
  isOver,
  PAID,
  UPDATED,
  type KeptCard,
  type SandboxChange,
  type SandboxSubscription,
} from './sandbox-subscription.js';

/** A change of a subscription; an ended one stays as it is. */
export type SandboxAct = (subscription: SandboxSubscription, now: Date) => SandboxChange;

/** Makes the open payment: a first one begins a month, an owed one belongs to the current month. */
export function paidWith(card: KeptCard, calendar: SandboxCalendar): SandboxAct {
  return (subscription, now) => {
    const { status, periodEnd } = subscription;
    const runs = status !== 'incomplete' && periodEnd !== null && new Date(periodEnd) > now;
    const end = runs ? periodEnd : calendar.monthAfter(now).toISOString();
    return {
      subscription: {
        ...subscription,
        status: 'active',
        card,
        periodEnd: end,
        paidThrough: end,
        retryUntil: null,
      },
      events: [PAID, UPDATED],
    };
  };
}

export function cancelingAtPeriodEnd(cancelAtPeriodEnd: boolean): SandboxAct {
  return (subscription) =>
    changed(
      subscription,
      { cancelAtPeriodEnd },
      subscription.cancelAtPeriodEnd === cancelAtPeriodEnd,
    );
}

export function pausing(collectionPaused: boolean): SandboxAct {
  return (subscription) =>
    changed(subscription, { collectionPaused }, subscription.collectionPaused === collectionPaused);
}

/** A subscription that was never paid has not begun, so it expires instead of ending. */
export const canceledNow: SandboxAct = (subscription, now) => {
  if (isOver(subscription)) return { subscription, events: [] };
  const status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  return {
    subscription: { ...subscription, status, endedAt: now.toISOString(), retryUntil: null },
    events: [DELETED],
  };
};

function changed(
  subscription: SandboxSubscription,
  changes: Partial<SandboxSubscription>,
  already: boolean,
): SandboxChange {
  if (already || isOver(subscription)) return { subscription, events: [] };
  return { subscription: { ...subscription, ...changes }, events: [UPDATED] };
}
