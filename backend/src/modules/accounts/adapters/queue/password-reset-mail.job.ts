import type { JobDefinition } from '#platform/queue/job-definition.js';
import { textOf } from './mail-payload.js';

export type PasswordResetMailPayload = {
  readonly requestId: string;
  /** As somebody typed it, known or not. */
  readonly email: string;
  /** When it was asked for, ISO 8601. */
  readonly at: string;
};

/**
 * Contains no secret: the worker makes the token when it writes the email. Eight tries within some
 * ten minutes; after that, people ask again or no longer expect an email.
 */
export const PASSWORD_RESET_MAIL: JobDefinition<PasswordResetMailPayload> = {
  name: 'send-password-reset-mail',
  queue: 'mail',
  attempts: 8,
  backoffMs: 5_000,
  jobId: ({ requestId }) => `send-password-reset-mail-${requestId}`,
  parse: (payload) => ({
    requestId: textOf(payload, 'requestId'),
    email: textOf(payload, 'email'),
    at: textOf(payload, 'at'),
  }),
};
