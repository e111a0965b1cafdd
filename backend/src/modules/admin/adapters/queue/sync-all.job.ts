import type { JobDefinition } from '#platform/queue/job-definition.js';

export type SyncAllPayload = { readonly syncId: string };

/** PostgreSQL knows how far it is, so each try goes on where the one before has stopped. */
export const SYNC_ALL: JobDefinition<SyncAllPayload> = {
  name: 'sync-all-subscriptions',
  queue: 'billing',
  attempts: 5,
  backoffMs: 30_000,
  jobId: ({ syncId }) => `sync-all-subscriptions-${syncId}`,
  parse: (payload) => {
    const { syncId } = (payload ?? {}) as { syncId?: unknown };
    if (typeof syncId !== 'string') throw new Error('the payload has no syncId');
    return { syncId };
  },
};
