import { queryOptions } from '@tanstack/react-query';
import { getSessions } from '#api/generated/sdk.gen.js';
import type { SessionEntry } from '#api/generated/types.gen.js';

export type SignedInDevice = Readonly<SessionEntry>;

/** Where the athlete is signed in, newest use first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }): Promise<readonly SignedInDevice[]> =>
    (await getSessions({ signal })).sessions,
});
