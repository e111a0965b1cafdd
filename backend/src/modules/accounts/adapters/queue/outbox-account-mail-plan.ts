import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';
import { AccountMailPlan } from '#accounts/ports/account-mail-plan.js';
import { PASSWORD_CHANGED_MAIL, WELCOME_MAIL } from './account-mail.job.js';
import { PASSWORD_RESET_MAIL } from './password-reset-mail.job.js';

@Injectable()
export class OutboxAccountMailPlan extends AccountMailPlan {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  welcome(userId: string): Promise<void> {
    return this.outbox.add(plan(WELCOME_MAIL, { userId }));
  }

  passwordChanged(
    userId: string,
    { at, tokenVersion }: { at: Date; tokenVersion: number },
  ): Promise<void> {
    return this.outbox.add(
      plan(PASSWORD_CHANGED_MAIL, { userId, at: at.toISOString(), tokenVersion }),
    );
  }

  passwordReset({ id, email, at }: { id: string; email: string; at: Date }): Promise<void> {
    return this.outbox.add(
      plan(PASSWORD_RESET_MAIL, { requestId: id, email, at: at.toISOString() }),
    );
  }
}
