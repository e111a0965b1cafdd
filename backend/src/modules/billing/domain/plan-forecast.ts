import { planOf } from './plan.js';
import type { ProviderSubscription } from './provider-subscription.js';
import type { SubscriptionStatus } from './subscription-status.js';

/** The status of a plan now, and the next one by the clock alone. */
export interface PlanForecast {
  readonly status: SubscriptionStatus;
  readonly turnsAt: Date | null;
  readonly then: SubscriptionStatus | null;
}

/**
 * The clock alone ends only a canceled and paid plan, so it changes a plan at most once: at the end
 * of the paid time.
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
