import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  DeletedAccountsAnswer,
  DemoSessionsAnswer,
  UsageAnswer,
} from '#api/generated/types.gen.js';
import { request } from '#api/request.js';
import type { DayRange } from '../model/range.js';

export const usageQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ['admin', 'usage', range, page],
    queryFn: ({ signal }): Promise<UsageAnswer> =>
      request.get('/api/admin/usage', {
        query: { ...range, ...(page > 1 ? { page } : {}) },
        signal,
      }),
  });

export const deletedAccountsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'deleted', page, limit],
    queryFn: ({ signal }): Promise<DeletedAccountsAnswer> =>
      request.get('/api/admin/deleted-accounts', { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

export const demoSessionsQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ['admin', 'demo', range, page],
    queryFn: ({ signal }): Promise<DemoSessionsAnswer> =>
      request.get('/api/admin/demo-sessions', {
        query: { ...range, ...(page > 1 ? { page } : {}) },
        signal,
      }),
  });
