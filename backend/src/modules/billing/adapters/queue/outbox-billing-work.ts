import { Injectable } from '@nestjs/common';
import { newJob } from '#platform/queue/jobs/job-definition.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { BillingWork, type PlannedEmail } from '#billing/ports/billing-work.js';
import { APPLY_EVENT, BILLING_MAIL, RECONCILE } from './billing.jobs.js';

@Injectable()
export class OutboxBillingWork extends BillingWork {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  applyEvent(eventId: string): Promise<void> {
    return this.outbox.add(newJob(APPLY_EVENT, { eventId }));
  }

  reconcile(): Promise<void> {
    return this.outbox.add(newJob(RECONCILE, {}));
  }

  /** Two emails, two jobs: a refused one must not repeat the other. */
  async sendEmails({ userId, subscriptionId, kind, occasion }: PlannedEmail): Promise<void> {
    for (const reader of ['athlete', 'operator'] as const)
      await this.outbox.add(
        newJob(BILLING_MAIL, { userId, subscriptionId, kind, occasion, reader }),
      );
  }
}
