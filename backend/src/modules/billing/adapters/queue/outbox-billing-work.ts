import { Injectable } from '@nestjs/common';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { BillingWork, type PlannedEmail } from '#billing/ports/billing-work.js';
import { APPLY_EVENT, BILLING_MAIL, RECONCILE } from './billing.jobs.js';

@Injectable()
export class OutboxBillingWork extends BillingWork {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  applyEvent(eventId: string): Promise<void> {
    return this.outbox.plan(APPLY_EVENT, { eventId });
  }

  reconcile(): Promise<void> {
    return this.outbox.plan(RECONCILE, {});
  }

  /** Two emails, two jobs: a refused one must not repeat the other. */
  async sendEmails({ userId, subscriptionId, kind, occasion }: PlannedEmail): Promise<void> {
    for (const reader of ['athlete', 'operator'] as const)
      await this.outbox.plan(BILLING_MAIL, { userId, subscriptionId, kind, occasion, reader });
  }
}
