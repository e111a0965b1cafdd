import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';
import { OperatorMailPlan } from '#accounts/ports/operator-mail-plan.js';
import { OPERATOR_MAIL, type OperatorMailPayload } from './operator-mail.job.js';

@Injectable()
export class OutboxOperatorMailPlan extends OperatorMailPlan {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  signedUp(userId: string): Promise<void> {
    return this.outbox.add(
      plan<OperatorMailPayload>(OPERATOR_MAIL, { news: 'signed-up', subjectId: userId }),
    );
  }

  accountClosed(deletedAccountId: string): Promise<void> {
    return this.outbox.add(
      plan<OperatorMailPayload>(OPERATOR_MAIL, {
        news: 'account-closed',
        subjectId: deletedAccountId,
      }),
    );
  }

  test(id: string): Promise<void> {
    return this.outbox.add(
      plan<OperatorMailPayload>(OPERATOR_MAIL, { news: 'test', subjectId: id }),
    );
  }
}
