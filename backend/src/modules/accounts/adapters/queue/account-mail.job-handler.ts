import { Injectable } from '@nestjs/common';
import { untilRefused } from '#platform/mail/until-refused.js';
import type { PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { SendAccountEmail } from '#accounts/application/emails/send-account-email.use-case.js';
import { SendPasswordReset } from '#accounts/application/credentials/reset-password.use-case.js';
import { PASSWORD_CHANGED_MAIL, WELCOME_MAIL } from './account-mail.job.js';
import { PASSWORD_RESET_MAIL } from './password-reset-mail.job.js';

@Injectable()
export class AccountMailJobHandler {
  constructor(
    private readonly emails: SendAccountEmail,
    private readonly resets: SendPasswordReset,
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
}
