import type { JobDefinition } from '#platform/queue/job-definition.js';
import { textOf, wholeOf } from './mail-payload.js';

export type WelcomeMailPayload = { readonly userId: string };
export type PasswordChangedMailPayload = {
  readonly userId: string;
  readonly at: string;
  readonly tokenVersion: number;
};

/**
 * Waits of 30 s that double: the last of ten tries comes after some four hours, longer than most
 * mail servers are down.
 */
const PATIENT = { queue: 'mail', attempts: 10, backoffMs: 30_000 } as const;

export const WELCOME_MAIL: JobDefinition<WelcomeMailPayload> = {
  ...PATIENT,
  name: 'send-welcome-mail',
  jobId: ({ userId }) => `send-welcome-mail-${userId}`,
  parse: (payload) => ({ userId: textOf(payload, 'userId') }),
};

export const PASSWORD_CHANGED_MAIL: JobDefinition<PasswordChangedMailPayload> = {
  ...PATIENT,
  name: 'send-password-changed-mail',
  jobId: ({ userId, tokenVersion }) => `send-password-changed-mail-${userId}-${tokenVersion}`,
  parse: (payload) => ({
    userId: textOf(payload, 'userId'),
    at: textOf(payload, 'at'),
    tokenVersion: wholeOf(payload, 'tokenVersion'),
  }),
};
