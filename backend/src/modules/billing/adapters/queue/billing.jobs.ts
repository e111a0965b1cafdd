import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { PATIENT_MAIL } from '#platform/queue/jobs/patient-mail.js';
import { anyText } from '#platform/queue/jobs/payload-fields.js';
import { EMAIL_KINDS } from '#billing/domain/emails-due.js';

/**
 * Eight tries within some four minutes; after a longer outage the reconciliation asks the provider
 * again.
 */
export const APPLY_EVENT = defineJob({
  name: 'apply-billing-event',
  queue: 'billing',
  attempts: 8,
  backoffMs: 2_000,
  payload: { eventId: anyText },
  jobId: ({ eventId }) => `apply-billing-event-${eventId}`,
});

/** One at a time, however many processes add it. */
export const RECONCILE = defineJob({
  name: 'reconcile-subscriptions',
  queue: 'billing',
  attempts: 3,
  backoffMs: 60_000,
  payload: {},
  jobId: () => 'reconcile-subscriptions',
});

export const BILLING_MAIL = defineJob({
  ...PATIENT_MAIL,
  name: 'send-billing-mail',
  payload: {
    userId: anyText,
    subscriptionId: anyText,
    kind: EMAIL_KINDS,
    occasion: anyText,
    reader: ['athlete', 'operator'],
  },
  // An occasion may include a time of day, and job ids take no colon.
  jobId: ({ reader, subscriptionId, kind, occasion }) =>
    `send-billing-mail-${reader}-${subscriptionId}-${kind}-${occasion.replaceAll(':', '.')}`,
});
