import type { JobDefinition } from '#platform/queue/job-definition.js';
import { textOf } from './mail-payload.js';

export type EraseAccountPayload = { readonly userId: string };
export type FarewellMailPayload = { readonly deletedAccountId: string };

/**
 * Erases a closed account. PostgreSQL knows what is left, so the job carries an id alone and may
 * come twice.
 */
export const ERASE_ACCOUNT: JobDefinition<EraseAccountPayload> = {
  name: 'erase-account',
  queue: 'housekeeping',
  attempts: 5,
  backoffMs: 2_000,
  jobId: ({ userId }) => `erase-account-${userId}`,
  parse: (payload) => ({ userId: textOf(payload, 'userId') }),
};

/** Ten tries over some four hours, like every letter that nobody waits for. */
export const FAREWELL_MAIL: JobDefinition<FarewellMailPayload> = {
  name: 'send-account-closed-mail',
  queue: 'mail',
  attempts: 10,
  backoffMs: 30_000,
  jobId: ({ deletedAccountId }) => `send-account-closed-mail-${deletedAccountId}`,
  parse: (payload) => ({ deletedAccountId: textOf(payload, 'deletedAccountId') }),
};
