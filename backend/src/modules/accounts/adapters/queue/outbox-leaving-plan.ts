import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';
import { LeavingPlan } from '#accounts/ports/leaving-plan.js';
import { ERASE_ACCOUNT, FAREWELL_MAIL } from './leaving.jobs.js';

@Injectable()
export class OutboxLeavingPlan extends LeavingPlan {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  eraseAccount(userId: string): Promise<void> {
    return this.outbox.add(plan(ERASE_ACCOUNT, { userId }));
  }

  sendFarewell(deletedAccountId: string): Promise<void> {
    return this.outbox.add(plan(FAREWELL_MAIL, { deletedAccountId }));
  }
}
