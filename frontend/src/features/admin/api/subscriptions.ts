import { queryOptions } from '@tanstack/react-query';
import type {
  AdminSubscriptionListAnswer,
  StartedJobAnswer,
  SubscriptionStatusAnswer,
} from '#api/generated/types.gen.js';
import { request } from '#api/request.js';
import type { SyncJob } from '../model/operations.js';

export const subscriptionsKey = ['admin', 'subscriptions'] as const;

export const subscriptionsQuery = queryOptions({
  queryKey: subscriptionsKey,
  queryFn: ({ signal }): Promise<AdminSubscriptionListAnswer> =>
    request.get('/api/admin/subscriptions', {
      query: { page: 1, limit: 100, sort: 'createdAt_desc' },
      signal,
    }),
});

/** How the plan of one user stands, as of now. */
export const subscriptionDetailQuery = (userId: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'detail', userId],
    queryFn: ({ signal }): Promise<SubscriptionStatusAnswer> =>
      request.get('/api/subscription/status', { query: { userId }, signal }),
    gcTime: 0,
  });

export const startSync = (): Promise<StartedJobAnswer> =>
  request.post('/api/admin/subscriptions/sync-all');

const EVERY_MS = 1000;

/** Asked for again and again until the job has ended. */
export const syncJobQuery = (jobId: string | null) =>
  queryOptions({
    queryKey: ['admin', 'job', jobId],
    queryFn: ({ signal }): Promise<SyncJob> =>
      request.get(`/api/admin/jobs/${encodeURIComponent(jobId ?? '')}`, { signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || data?.endedAt ? false : EVERY_MS,
  });
