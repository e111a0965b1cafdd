import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';
import { OPERATOR_EVENTS } from '#accounts/ports/account-jobs.js';

/** Ten tries over some four hours, like every email that nobody waits for. */
export const OPERATOR_MAIL = defineJob({
  name: 'send-operator-mail',
  queue: 'mail',
  attempts: 10,
  backoffMs: 30_000,
  payload: { news: OPERATOR_EVENTS, subjectId: text },
  jobId: ({ news, subjectId }) => `send-operator-mail-${news}-${subjectId}`,
});
