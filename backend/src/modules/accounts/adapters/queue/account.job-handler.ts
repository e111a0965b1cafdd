import { Injectable } from '@nestjs/common';
import { untilRefused } from '#platform/mail/until-refused.js';
import type { PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { Every } from '#platform/queue/workers/periodic.js';
import { SendEmailChange } from '#accounts/application/credentials/change-email.use-case.js';
import { SendEmailChanged } from '#accounts/application/emails/send-email-changed.use-case.js';
import { SendPasswordReset } from '#accounts/application/credentials/reset-password.use-case.js';
import { EraseAccount } from '#accounts/application/deletion/erase-account.use-case.js';
import { SweepErasures } from '#accounts/application/deletion/sweep-erasures.use-case.js';
import { SendAccountEmail } from '#accounts/application/emails/send-account-email.use-case.js';
import { SendFarewell } from '#accounts/application/emails/send-farewell.use-case.js';
import { SendOperatorEmail } from '#accounts/application/emails/send-operator-email.use-case.js';
import { Sessions } from '#accounts/application/sessions/sessions.js';
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

const SWEEP_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 60 * 60_000;

@Injectable()
export class AccountJobHandler {
  constructor(
    private readonly emails: SendAccountEmail,
    private readonly resets: SendPasswordReset,
    private readonly emailChanges: SendEmailChange,
    private readonly emailChangedNotices: SendEmailChanged,
    private readonly erasure: EraseAccount,
    private readonly farewells: SendFarewell,
    private readonly operatorEmails: SendOperatorEmail,
    private readonly erasures: SweepErasures,
    private readonly sessions: Sessions,
  ) {}

  @OnJob(WELCOME_MAIL)
  welcome({ userId }: PayloadOf<typeof WELCOME_MAIL>): Promise<void> {
    return untilRefused(this.emails.execute(userId, { kind: 'welcome' }));
  }

  @OnJob(PASSWORD_CHANGED_MAIL)
  passwordChanged({
    userId,
    at,
    tokenVersion,
  }: PayloadOf<typeof PASSWORD_CHANGED_MAIL>): Promise<void> {
    const email = { kind: 'password-changed', at: new Date(at), tokenVersion } as const;
    return untilRefused(this.emails.execute(userId, email));
  }

  @OnJob(PASSWORD_RESET_MAIL)
  passwordReset({ email, at }: PayloadOf<typeof PASSWORD_RESET_MAIL>): Promise<void> {
    return untilRefused(this.resets.execute({ email, at: new Date(at) }));
  }

  @OnJob(EMAIL_CHANGE_MAIL)
  emailChange({ changeId }: PayloadOf<typeof EMAIL_CHANGE_MAIL>): Promise<void> {
    return untilRefused(this.emailChanges.execute(changeId));
  }

  @OnJob(EMAIL_CHANGED_MAIL)
  emailChanged({ changeId, at }: PayloadOf<typeof EMAIL_CHANGED_MAIL>): Promise<void> {
    return untilRefused(this.emailChangedNotices.execute(changeId, new Date(at)));
  }

  @OnJob(ERASE_ACCOUNT)
  erase({ userId }: PayloadOf<typeof ERASE_ACCOUNT>): Promise<void> {
    return this.erasure.execute(userId);
  }

  @OnJob(FAREWELL_MAIL)
  farewell({ deletedAccountId }: PayloadOf<typeof FAREWELL_MAIL>): Promise<void> {
    return untilRefused(this.farewells.execute(deletedAccountId));
  }

  @OnJob(OPERATOR_MAIL)
  notifyOperator({ news, subjectId }: PayloadOf<typeof OPERATOR_MAIL>): Promise<void> {
    return untilRefused(this.operatorEmails.execute(news, subjectId));
  }

  /** Adds the jobs of erasures that stay open. */
  @Every(SWEEP_EVERY_MS)
  replanOpen(): Promise<void> {
    return this.erasures.replanOpen();
  }

  @Every(FORGET_EVERY_MS)
  removeExpiredSessions(): Promise<void> {
    return this.sessions.removeExpired();
  }
}
