import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exportUsers, listUsers, readUserProfile } from '#api/generated/sdk.gen.js';
import { saveFile } from '#api/save-file.js';
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

/** Hands all users of the list, not only its page, to the browser as a file. */
export async function downloadUsers({
  filter,
  search,
  sort,
}: Pick<UserListQuery, 'filter' | 'search' | 'sort'>): Promise<void> {
  const query = { filter, sort, search: search || undefined };
  saveFile(await exportUsers({ query, parseAs: 'blob' }), 'stridewatt-users.csv');
}

/** Opening it is written to the audit log, so it is asked for each time and never kept. */
export const userProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'profile', userId],
    queryFn: ({ signal }) => readUserProfile({ path: { id: userId }, signal }),
    gcTime: 0,
  });
