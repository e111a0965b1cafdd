import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { anyText } from '#platform/queue/jobs/payload-fields.js';

/** PostgreSQL keeps the progress, so each try goes on where the previous one stopped. */
export const SYNC_ALL = defineJob({
  name: 'sync-all-subscriptions',
  queue: 'billing',
  attempts: 5,
  backoffMs: 30_000,
  payload: { syncId: anyText },
  jobId: ({ syncId }) => `sync-all-subscriptions-${syncId}`,
});
