import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';
import { BillingWork, type PlannedLetter } from '#billing/ports/billing-work.js';
import { APPLY_EVENT, BILLING_MAIL, RECONCILE } from './billing.jobs.js';

@Injectable()
export class OutboxBillingWork extends BillingWork {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  applyEvent(eventId: string): Promise<void> {
    return this.outbox.add(plan(APPLY_EVENT, { eventId }));
  }

  reconcile(): Promise<void> {
    return this.outbox.add(plan(RECONCILE, {}));
  }

  /** Two letters, two jobs: one that is refused must not bring the other a second time. */
  async letters({ userId, subscriptionId, kind, occasion }: PlannedLetter): Promise<void> {
    for (const reader of ['athlete', 'operator'] as const)
      await this.outbox.add(plan(BILLING_MAIL, { userId, subscriptionId, kind, occasion, reader }));
  }
}
