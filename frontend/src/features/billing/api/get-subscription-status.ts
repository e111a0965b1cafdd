import { queryOptions } from '@tanstack/react-query';
import { getSubscriptionStatus } from '#api/generated/sdk.gen.js';
import type { SubscriptionStatusAnswer } from '#api/generated/types.gen.js';

export type SubscriptionStatus = Readonly<SubscriptionStatusAnswer>;

const storageKey = 'subStatus';
const freshFor = 30_000;

interface Kept {
  readonly at: number;
  readonly status: SubscriptionStatus;
}

function kept(): SubscriptionStatus | null {
  const stored = sessionStorage.getItem(storageKey);
  const { at, status } = stored ? (JSON.parse(stored) as Kept) : { at: 0, status: null };
  return Date.now() - at < freshFor ? status : null;
}

async function fetchStatus(signal: AbortSignal): Promise<SubscriptionStatus> {
  const status = await getSubscriptionStatus({ signal });
  sessionStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), status } satisfies Kept));
  return status;
}

/**
 * What the plan still allows; kept for 30 seconds, over reloads too. Only the server's own answer
 * decides a limit.
 */
export const subscriptionStatusQuery = queryOptions({
  queryKey: ['subscription-status'],
  queryFn: async ({ signal }): Promise<SubscriptionStatus> => kept() ?? fetchStatus(signal),
  staleTime: freshFor,
  // Loaders ask for it; what failed there is not asked again by the page that follows.
  retryOnMount: false,
});

/** After whatever may have used something up. */
export function forgetSubscriptionStatus(): void {
  sessionStorage.removeItem(storageKey);
}
