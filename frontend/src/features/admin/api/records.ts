import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { newestFirst, type DeletedAccount, type DemoSession } from '../model/records.js';
import type { DayRange } from '../model/range.js';
import type { Usage } from '../model/usage.js';
import type { Pagination } from '../model/user-list.js';

export const usageQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ['admin', 'usage', range, page],
    queryFn: ({ signal }): Promise<Usage & { readonly pagination?: Pagination }> => request.get('/api/admin/usage', { query: { ...range, ...(page > 1 ? { page } : {}) }, signal }),
  });

export interface DeletedPage {
  readonly deletedAccounts: readonly DeletedAccount[];
  readonly pagination: Pagination;
}

export const deletedAccountsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'deleted', page, limit],
    queryFn: ({ signal }): Promise<DeletedPage> => request.get('/api/admin/deleted-accounts', { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

export interface DemoPage {
  readonly demoSessions: readonly DemoSession[];
  /** Of all pages. */
  readonly total: number;
  readonly pagination?: Pagination;
}

export const demoSessionsQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ['admin', 'demo', range, page],
    queryFn: async ({ signal }): Promise<DemoPage> => {
      const answer = await request.get<DemoPage>('/api/admin/demo-sessions', { query: { ...range, ...(page > 1 ? { page } : {}) }, signal });
      return { ...answer, demoSessions: newestFirst(answer.demoSessions) };
    },
  });
