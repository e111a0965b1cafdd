import { planOf, type Plan } from './plan.js';
import type { ProviderSubscription } from './provider-subscription.js';

/** What the provider said about one person, and when it was last asked. */
export interface Readings {
  readonly customerId: string | null;
  readonly subscriptions: readonly (ProviderSubscription & { readonly syncedAt: Date | null })[];
}

/** A plan as administrators see it. */
export interface PlanOverview {
  readonly plan: Plan;
  readonly customerId: string | null;
  /** The subscription that was opened last. */
  readonly subscriptionId: string | null;
  readonly lastSyncedAt: Date | null;
  /** When the card is charged next; null if it is not. */
  readonly nextBillingAt: Date | null;
  readonly collectionPaused: boolean;
}

export const NO_READINGS: Readings = { customerId: null, subscriptions: [] };

export function planOverview({ customerId, subscriptions }: Readings, now: Date): PlanOverview {
  const plan = planOf(subscriptions, now);
  const [newest] = subscriptions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const collectionPaused = subscriptions.some(
    (subscription) => subscription.collectionPaused && subscription.endedAt === null,
  );
  const synced = subscriptions.flatMap(({ syncedAt }) =>
    syncedAt === null ? [] : [syncedAt.getTime()],
  );
  return {
    plan,
    customerId,
    subscriptionId: newest?.id ?? null,
    lastSyncedAt: synced.length === 0 ? null : new Date(Math.max(...synced)),
    nextBillingAt: plan.status === 'ACTIVE' && !collectionPaused ? plan.paidThrough : null,
    collectionPaused,
  };
}
