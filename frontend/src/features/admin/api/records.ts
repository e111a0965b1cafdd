import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  listDeletedAccounts,
  listDemoSessions,
  listFeedback,
  readUsage,
} from '#api/generated/sdk.gen.js';
import type { DayRange } from '../model/search.js';

/** The first page is what the server gives without a page. */
const pageOf = (page: number): { readonly page?: number } => (page > 1 ? { page } : {});

export const usageQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ['admin', 'usage', range, page],
    queryFn: ({ signal }) => readUsage({ query: { ...range, ...pageOf(page) }, signal }),
  });

export const deletedAccountsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'deleted', page, limit],
    queryFn: ({ signal }) => listDeletedAccounts({ query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

export const feedbackQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'feedback', page, limit],
    queryFn: ({ signal }) => listFeedback({ query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

export const demoSessionsQuery = (range: DayRange, page: number) =>
  queryOptions({
    queryKey: ['admin', 'demo', range, page],
    queryFn: ({ signal }) => listDemoSessions({ query: { ...range, ...pageOf(page) }, signal }),
  });
