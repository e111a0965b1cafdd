import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailNotTakenError } from '#platform/mail/mailer.js';
import { HopelessJobError } from '#platform/queue/job-definition.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { SendAccountEmail } from '#accounts/application/emails/send-account-email.use-case.js';
import { SendPasswordReset } from '#accounts/application/credentials/reset-password.use-case.js';
import { PASSWORD_CHANGED_MAIL, WELCOME_MAIL } from './account-mail.job.js';
import { PASSWORD_RESET_MAIL } from './password-reset-mail.job.js';

@Injectable()
export class AccountMailJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly letters: SendAccountEmail,
    private readonly resets: SendPasswordReset,
  ) {}

  onModuleInit(): void {
    this.queue.register(WELCOME_MAIL, ({ userId }) =>
      untilRefused(() => this.letters.execute(userId, { kind: 'welcome' })),
    );
    this.queue.register(PASSWORD_CHANGED_MAIL, ({ userId, at, tokenVersion }) =>
      untilRefused(() =>
        this.letters.execute(userId, { kind: 'password-changed', at: new Date(at), tokenVersion }),
      ),
    );
    this.queue.register(PASSWORD_RESET_MAIL, ({ email, at }) =>
      untilRefused(() => this.resets.execute({ email, at: new Date(at) })),
    );
  }
}

/** A letter that the carrier refuses for good is not offered again. */
async function untilRefused(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (error instanceof MailNotTakenError && error.permanent)
      throw new HopelessJobError(error.message, { cause: error });
    throw error;
  }
}
