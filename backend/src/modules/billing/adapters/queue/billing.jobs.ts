import type { JobDefinition } from '#platform/queue/job-definition.js';
import { EMAIL_KINDS } from '#billing/domain/emails-due.js';
import type { Reader } from '#billing/application/send-billing-email.use-case.js';
import type { PlannedEmail } from '#billing/ports/billing-work.js';
import { oneOf, textOf } from './payload.js';

export type ApplyEventPayload = { readonly eventId: string };
export type LetterPayload = {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly kind: PlannedEmail['kind'];
  readonly occasion: string;
  readonly reader: Reader;
};

/**
 * Eight tries within some four minutes; a provider that is down for longer is asked again by the
 * reconciliation.
 */
export const APPLY_EVENT: JobDefinition<ApplyEventPayload> = {
  name: 'apply-billing-event',
  queue: 'billing',
  attempts: 8,
  backoffMs: 2_000,
  jobId: ({ eventId }) => `apply-billing-event-${eventId}`,
  parse: (payload) => ({ eventId: textOf(payload, 'eventId') }),
};

/** One at a time, however many processes plan it. */
export const RECONCILE: JobDefinition<Record<string, never>> = {
  name: 'reconcile-subscriptions',
  queue: 'billing',
  attempts: 3,
  backoffMs: 60_000,
  jobId: () => 'reconcile-subscriptions',
  parse: () => ({}),
};

/** Ten tries over some four hours, like every letter that nobody waits for. */
export const BILLING_MAIL: JobDefinition<LetterPayload> = {
  name: 'send-billing-mail',
  queue: 'mail',
  attempts: 10,
  backoffMs: 30_000,
  // An occasion may hold a time of day, and ids of jobs take no colon.
  jobId: ({ reader, subscriptionId, kind, occasion }) =>
    `send-billing-mail-${reader}-${subscriptionId}-${kind}-${occasion.replaceAll(':', '.')}`,
  parse: (payload) => ({
    userId: textOf(payload, 'userId'),
    subscriptionId: textOf(payload, 'subscriptionId'),
    kind: oneOf(payload, 'kind', EMAIL_KINDS),
    occasion: textOf(payload, 'occasion'),
    reader: oneOf(payload, 'reader', ['athlete', 'operator'] as const),
  }),
};
