import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '#api/request.js';
import type {
  AuditFilter,
  AuditPage,
  CoachQuality,
  FailedJob,
  QueueDepth,
} from '../model/operations.js';

export const auditLogQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ signal, pageParam }): Promise<AuditPage> =>
      request.get('/api/admin/audit-log', { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });

export const queuesKey = ['admin', 'queues'] as const;

/** Changes by the second: asked for again whenever the tab is opened. */
export const queuesQuery = queryOptions({
  queryKey: [...queuesKey, 'depth'],
  queryFn: ({ signal }): Promise<readonly QueueDepth[]> =>
    request.get('/api/admin/queues', { signal }),
  staleTime: 0,
});

export const failedJobsQuery = queryOptions({
  queryKey: [...queuesKey, 'failed'],
  queryFn: ({ signal }): Promise<readonly FailedJob[]> =>
    request.get('/api/admin/queues/failed', { signal }),
  staleTime: 0,
});

export const retryJob = (id: string): Promise<unknown> =>
  request.post(`/api/admin/queues/failed/${encodeURIComponent(id)}/retry`);

/** This browser may open the board of the queues until the session ends. */
export const letInToBoard = (): Promise<unknown> => request.post('/api/admin/board/session');

export const coachQualityQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'coach-quality', days],
    queryFn: ({ signal }): Promise<readonly CoachQuality[]> =>
      request.get('/api/admin/coach-quality', { query: { days }, signal }),
  });
