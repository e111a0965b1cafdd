import { queryOptions } from '@tanstack/react-query';
import { getSubscriptionStatus, listSubscriptions, readSyncJob } from '#api/generated/sdk.gen.js';

export const subscriptionsKey = ['admin', 'subscriptions'] as const;

export const subscriptionsQuery = queryOptions({
  queryKey: subscriptionsKey,
  queryFn: ({ signal }) =>
    listSubscriptions({ query: { page: 1, limit: 100, sort: 'createdAt_desc' }, signal }),
});

/** The current plan of one user. */
export const subscriptionDetailQuery = (userId: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'detail', userId],
    queryFn: ({ signal }) => getSubscriptionStatus({ query: { userId }, signal }),
    gcTime: 0,
  });

const EVERY_MS = 1000;

/** Asked for again and again until the job has ended. */
export const syncJobQuery = (jobId: string | null) =>
  queryOptions({
    queryKey: ['admin', 'job', jobId],
    queryFn: ({ signal }) => readSyncJob({ path: { id: jobId ?? '' }, signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || data?.endedAt ? false : EVERY_MS,
  });
