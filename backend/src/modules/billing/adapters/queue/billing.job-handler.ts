import { Injectable } from '@nestjs/common';
import { untilRefused } from '#platform/mail/until-refused.js';
import type { PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { Every } from '#platform/queue/workers/periodic.js';
import { ApplyProviderEvent } from '#billing/application/apply-provider-event.use-case.js';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';
import { SendBillingEmail } from '#billing/application/send-billing-email.use-case.js';
import { APPLY_EVENT, BILLING_MAIL, RECONCILE } from './billing.jobs.js';

/** Far more often than one is due, so that frequent restarts do not postpone it for ever. */
const RECONCILIATION_DUE_EVERY_MS = 60_000;

@Injectable()
export class BillingJobHandler {
  constructor(
    private readonly events: ApplyProviderEvent,
    private readonly reconciliation: ReconcileSubscriptions,
    private readonly emails: SendBillingEmail,
  ) {}

  @OnJob(APPLY_EVENT)
  applyEvent({ eventId }: PayloadOf<typeof APPLY_EVENT>): Promise<void> {
    return this.events.execute(eventId);
  }

  @OnJob(RECONCILE)
  reconcile(): Promise<void> {
    return this.reconciliation.execute();
  }

  @OnJob(BILLING_MAIL)
  sendMail({ reader, ...email }: PayloadOf<typeof BILLING_MAIL>): Promise<void> {
    return untilRefused(this.emails.execute(email, reader));
  }

  @Every(RECONCILIATION_DUE_EVERY_MS)
  planReconciliation(): Promise<void> {
    return this.reconciliation.planWhenDue();
  }
}
