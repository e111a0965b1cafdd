import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminUserProfileAnswer } from '#api/generated/types.gen.js';
import { download } from '#api/download.js';
import { request } from '#api/request.js';
import type { Suspension } from '../model/suspension.js';
import type { UserListQuery, UserPage } from '../model/user-list.js';

/** Everything that this area has read. */
export const adminKey = ['admin'] as const;
export const usersKey = [...adminKey, 'users'] as const;

export const usersQuery = (query: UserListQuery) =>
  queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }): Promise<UserPage> =>
      request.get('/api/admin/users', { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
  });

/** Hands all users of the list, not only its page, to the browser as a file. */
export function exportUsers({
  filter,
  search,
  sort,
}: Pick<UserListQuery, 'filter' | 'search' | 'sort'>): Promise<void> {
  const query = new URLSearchParams({ filter, sort, ...(search === '' ? {} : { search }) });
  return download(`/api/admin/users/export.csv?${query.toString()}`, 'stridewatt-users.csv');
}

const user = (userId: string): string => `/api/admin/users/${encodeURIComponent(userId)}`;

export const suspendUser = (userId: string, body: Suspension): Promise<unknown> =>
  request.post(`${user(userId)}/suspend`, { body });
export const unsuspendUser = (userId: string): Promise<unknown> =>
  request.post(`${user(userId)}/unsuspend`);
export const pauseUser = (userId: string): Promise<unknown> =>
  request.post(`${user(userId)}/pause`);
export const unpauseUser = (userId: string): Promise<unknown> =>
  request.post(`${user(userId)}/unpause`);
export const deleteUser = (userId: string): Promise<void> => request.delete(user(userId));

/** Opening it is written to the audit log, so it is asked for each time and never kept. */
export const userProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'profile', userId],
    queryFn: ({ signal }): Promise<AdminUserProfileAnswer> =>
      request.get(`${user(userId)}/profile`, { signal }),
    gcTime: 0,
  });
