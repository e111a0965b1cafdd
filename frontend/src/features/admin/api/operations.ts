import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  listFailedJobs,
  readAuditLog,
  readCoachQuality,
  readNotificationEmail,
  readQueues,
} from '#api/generated/sdk.gen.js';
import type { AuditFilter } from '../model/operations.js';

export const auditLogQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ signal, pageParam: cursor }) =>
      readAuditLog({ query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

export const queuesKey = ['admin', 'queues'] as const;

/** Changes by the second: asked for again whenever the tab is opened. */
export const queuesQuery = queryOptions({
  queryKey: [...queuesKey, 'depth'],
  queryFn: ({ signal }) => readQueues({ signal }),
  staleTime: 0,
});

export const failedJobsQuery = queryOptions({
  queryKey: [...queuesKey, 'failed'],
  queryFn: ({ signal }) => listFailedJobs({ signal }),
  staleTime: 0,
});

export const coachQualityQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'coach-quality', days],
    queryFn: ({ signal }) => readCoachQuality({ query: { days }, signal }),
  });

export const notificationEmailQuery = queryOptions({
  queryKey: ['admin', 'settings', 'notification_email'],
  queryFn: async ({ signal }) => (await readNotificationEmail({ signal })).setting_value ?? '',
});
