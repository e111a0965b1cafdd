import { planOf } from './plan.js';
import type { ProviderSubscription } from './provider-subscription.js';
import type { SubscriptionStatus } from './subscription-status.js';

/** How a plan is called now, and what it turns into by the clock alone. */
export interface PlanForecast {
  readonly status: SubscriptionStatus;
  readonly turnsAt: Date | null;
  readonly then: SubscriptionStatus | null;
}

/**
 * The clock alone ends only what is canceled and paid for, so it turns a plan once at most: at the
 * end of a paid time, and to the same from then on.
 */
export function planForecast(
  subscriptions: readonly ProviderSubscription[],
  now: Date,
): PlanForecast {
  const { status } = planOf(subscriptions, now);
  const ends = subscriptions.flatMap(({ paidThrough }) =>
    paidThrough !== null && paidThrough > now ? [paidThrough] : [],
  );
  const turnsAt =
    ends
      .toSorted((a, b) => a.getTime() - b.getTime())
      .find((end) => planOf(subscriptions, end).status !== status) ?? null;
  return { status, turnsAt, then: turnsAt && planOf(subscriptions, turnsAt).status };
}
