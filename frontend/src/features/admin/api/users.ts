import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listUsers, readUserProfile } from '#api/generated/sdk.gen.js';
import type { UserListQuery } from '../model/user-list.js';

/** Everything that this area has read. */
export const adminKey = ['admin'] as const;
export const usersKey = [...adminKey, 'users'] as const;

export const usersQuery = (query: UserListQuery) =>
  queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) =>
      listUsers({ query: { ...query, search: query.search || undefined }, signal }),
    placeholderData: keepPreviousData,
  });

/** Opening it is written to the audit log, so it is asked for each time and never kept. */
export const userProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'profile', userId],
    queryFn: ({ signal }) => readUserProfile({ path: { id: userId }, signal }),
    gcTime: 0,
  });
