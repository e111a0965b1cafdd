import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';

/** Erases a closed account. PostgreSQL keeps the progress, so the job carries an id alone. */
export const ERASE_ACCOUNT = defineJob({
  name: 'erase-account',
  queue: 'housekeeping',
  attempts: 5,
  backoffMs: 2_000,
  payload: { userId: text },
  jobId: ({ userId }) => `erase-account-${userId}`,
});

/** Ten tries over some four hours, like every email that nobody waits for. */
export const FAREWELL_MAIL = defineJob({
  name: 'send-account-closed-mail',
  queue: 'mail',
  attempts: 10,
  backoffMs: 30_000,
  payload: { deletedAccountId: text },
  jobId: ({ deletedAccountId }) => `send-account-closed-mail-${deletedAccountId}`,
});
