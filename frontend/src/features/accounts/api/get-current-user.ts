import { queryOptions } from '@tanstack/react-query';
import { getCurrentUser } from '#api/generated/sdk.gen.js';
import { unauthenticatedAsNull } from '#api/unauthenticated-as-null.js';
import type { User } from '../model/user.js';

const fiveMinutes = 5 * 60_000;

/** Who is signed in; null for a visitor. Fresh for five minutes. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<User | null> =>
    (await unauthenticatedAsNull(getCurrentUser({ signal })))?.user ?? null,
  staleTime: fiveMinutes,
});
