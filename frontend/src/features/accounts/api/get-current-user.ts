import { queryOptions } from '@tanstack/react-query';
import { request, unauthenticatedAsNull } from '../../../api/request.js';
import type { User } from '../model/user.js';

const fiveMinutes = 5 * 60_000;

/** Who is signed in; null for a visitor. Fresh for five minutes. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }): Promise<User | null> =>
    unauthenticatedAsNull(request.get<{ user: User }>('/api/auth/me', { signal })).then((answer) => answer?.user ?? null),
  staleTime: fiveMinutes,
});
