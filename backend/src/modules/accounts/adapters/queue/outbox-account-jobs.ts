import { Injectable } from '@nestjs/common';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { AccountJobs, type OperatorEvent } from '#accounts/ports/account-jobs.js';
import {
  EMAIL_CHANGED_MAIL,
  EMAIL_CHANGE_MAIL,
  ERASE_ACCOUNT,
  FAREWELL_MAIL,
  OPERATOR_MAIL,
  PASSWORD_CHANGED_MAIL,
  PASSWORD_RESET_MAIL,
  WELCOME_MAIL,
} from './account.jobs.js';

@Injectable()
export class OutboxAccountJobs extends AccountJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  sendWelcome(userId: string): Promise<void> {
    return this.outbox.plan(WELCOME_MAIL, { userId });
  }

  sendPasswordChanged(
    userId: string,
    { at, tokenVersion }: { at: Date; tokenVersion: number },
  ): Promise<void> {
    return this.outbox.plan(PASSWORD_CHANGED_MAIL, { userId, at: at.toISOString(), tokenVersion });
  }

  sendPasswordReset({ id, email, at }: { id: string; email: string; at: Date }): Promise<void> {
    return this.outbox.plan(PASSWORD_RESET_MAIL, { requestId: id, email, at: at.toISOString() });
  }

  sendEmailChange(changeId: string): Promise<void> {
    return this.outbox.plan(EMAIL_CHANGE_MAIL, { changeId });
  }

  sendEmailChanged(changeId: string, at: Date): Promise<void> {
    return this.outbox.plan(EMAIL_CHANGED_MAIL, { changeId, at: at.toISOString() });
  }

  sendFarewell(deletedAccountId: string): Promise<void> {
    return this.outbox.plan(FAREWELL_MAIL, { deletedAccountId });
  }

  notifyOperator(event: OperatorEvent, subjectId: string): Promise<void> {
    return this.outbox.plan(OPERATOR_MAIL, { news: event, subjectId });
  }

  eraseAccount(userId: string): Promise<void> {
    return this.outbox.plan(ERASE_ACCOUNT, { userId });
  }
}
