import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';

/**
 * Carries the email address as somebody typed it, known or not, and no secret: the token is made
 * when the email is written. Eight tries within some ten minutes; after a longer outage people
 * request another one.
 */
export const PASSWORD_RESET_MAIL = defineJob({
  name: 'send-password-reset-mail',
  queue: 'mail',
  attempts: 8,
  backoffMs: 5_000,
  payload: { requestId: text, email: text, at: text },
  jobId: ({ requestId }) => `send-password-reset-mail-${requestId}`,
});
