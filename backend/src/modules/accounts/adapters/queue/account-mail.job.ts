import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text, wholeNumber } from '#platform/queue/jobs/payload-fields.js';

/**
 * Waits of 30 s that double: the last of ten tries comes after some four hours, longer than most
 * mail servers are down.
 */
const PATIENT = { queue: 'mail', attempts: 10, backoffMs: 30_000 } as const;

export const WELCOME_MAIL = defineJob({
  ...PATIENT,
  name: 'send-welcome-mail',
  payload: { userId: text },
  jobId: ({ userId }) => `send-welcome-mail-${userId}`,
});

export const PASSWORD_CHANGED_MAIL = defineJob({
  ...PATIENT,
  name: 'send-password-changed-mail',
  payload: { userId: text, at: text, tokenVersion: wholeNumber },
  jobId: ({ userId, tokenVersion }) => `send-password-changed-mail-${userId}-${tokenVersion}`,
});
