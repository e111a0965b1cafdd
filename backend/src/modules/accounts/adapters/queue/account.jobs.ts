import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { PATIENT_MAIL } from '#platform/queue/jobs/patient-mail.js';
import { text, wholeNumber } from '#platform/queue/jobs/payload-fields.js';
import { OPERATOR_EVENTS } from '#accounts/ports/account-jobs.js';

export const WELCOME_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-welcome-mail',
  payload: { userId: text },
  jobId: ({ userId }) => `send-welcome-mail-${userId}`,
});

export const PASSWORD_CHANGED_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-password-changed-mail',
  payload: { userId: text, at: text, tokenVersion: wholeNumber },
  jobId: ({ userId, tokenVersion }) => `send-password-changed-mail-${userId}-${tokenVersion}`,
});

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

/** The token is made when the email is written; a retry makes another one. */
export const EMAIL_CHANGE_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-email-change-mail',
  payload: { changeId: text },
  jobId: ({ changeId }) => `send-email-change-mail-${changeId}`,
});

export const EMAIL_CHANGED_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-email-changed-mail',
  payload: { changeId: text, at: text },
  jobId: ({ changeId }) => `send-email-changed-mail-${changeId}`,
});

/** Erases a closed account. PostgreSQL keeps the progress, so the job carries an id alone. */
export const ERASE_ACCOUNT = defineJob({
  name: 'erase-account',
  queue: 'housekeeping',
  attempts: 5,
  backoffMs: 2_000,
  payload: { userId: text },
  jobId: ({ userId }) => `erase-account-${userId}`,
});

export const FAREWELL_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-account-closed-mail',
  payload: { deletedAccountId: text },
  jobId: ({ deletedAccountId }) => `send-account-closed-mail-${deletedAccountId}`,
});

export const OPERATOR_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-operator-mail',
  payload: { news: OPERATOR_EVENTS, subjectId: text },
  jobId: ({ news, subjectId }) => `send-operator-mail-${news}-${subjectId}`,
});
