import type { SandboxCalendar } from './sandbox-calendar.js';
import {
  DELETED,
  PAID,
  PAYMENT_FAILED,
  UPDATED,
  type SandboxChange,
  type SandboxSubscription,
} from './sandbox-subscription.js';

/** When the clock changes a subscription next; null if never. */
export function nextAt(subscription: SandboxSubscription, calendar: SandboxCalendar): Date | null {
  switch (subscription.status) {
    case 'incomplete':
      return calendar.firstPaymentUntil(new Date(subscription.createdAt));
    case 'active':
      return subscription.periodEnd === null ? null : new Date(subscription.periodEnd);
    case 'past_due':
      return subscription.retryUntil === null ? null : new Date(subscription.retryUntil);
    default:
      return null;
  }
}

/** Applies every change that the clock has caused until now, step by step. */
export function liveOn(
  subscription: SandboxSubscription,
  calendar: SandboxCalendar,
  now: Date,
): SandboxChange {
  let change: SandboxChange = { subscription, events: [] };
  for (
    let at = nextAt(subscription, calendar);
    at !== null && at <= now;
    at = nextAt(change.subscription, calendar)
  ) {
    const step = stepAt(change.subscription, calendar, at);
    change = { subscription: step.subscription, events: [...change.events, ...step.events] };
  }
  return change;
}

function stepAt(
  subscription: SandboxSubscription,
  calendar: SandboxCalendar,
  at: Date,
): SandboxChange {
  if (subscription.status === 'incomplete')
    return {
      subscription: { ...subscription, status: 'incomplete_expired', endedAt: at.toISOString() },
      events: [UPDATED],
    };
  if (subscription.status === 'past_due')
    return {
      subscription: { ...subscription, status: 'unpaid', retryUntil: null },
      events: [UPDATED],
    };
  return subscription.cancelAtPeriodEnd
    ? ended(subscription, at)
    : renewed(subscription, calendar, at);
}

function ended(subscription: SandboxSubscription, at: Date): SandboxChange {
  return {
    subscription: { ...subscription, status: 'canceled', endedAt: at.toISOString() },
    events: [DELETED],
  };
}

function renewed(
  subscription: SandboxSubscription,
  calendar: SandboxCalendar,
  at: Date,
): SandboxChange {
  const periodEnd = calendar.monthAfter(at).toISOString();
  if (subscription.collectionPaused)
    return {
      subscription: { ...subscription, periodEnd, paidThrough: periodEnd },
      events: [UPDATED],
    };
  if (subscription.card === 'pays')
    return {
      subscription: { ...subscription, periodEnd, paidThrough: periodEnd },
      events: [PAID, UPDATED],
    };
  const retryUntil = calendar.retriesUntil(at).toISOString();
  return {
    subscription: { ...subscription, status: 'past_due', periodEnd, retryUntil },
    events: [PAYMENT_FAILED, UPDATED],
  };
}
