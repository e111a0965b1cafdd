import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailNotTakenError } from '#platform/mail/mailer.js';
import { HopelessJobError } from '#platform/queue/job-definition.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { EraseAccount } from '#accounts/application/deletion/erase-account.use-case.js';
import { SendFarewell } from '#accounts/application/emails/send-farewell.use-case.js';
import { ERASE_ACCOUNT, FAREWELL_MAIL } from './leaving.jobs.js';

@Injectable()
export class LeavingJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly eraseAccount: EraseAccount,
    private readonly sendFarewell: SendFarewell,
  ) {}

  onModuleInit(): void {
    this.queue.register(ERASE_ACCOUNT, ({ userId }) => this.eraseAccount.execute(userId));
    this.queue.register(FAREWELL_MAIL, ({ deletedAccountId }) => this.farewell(deletedAccountId));
  }

  /** A letter that the carrier refuses for good is not offered again. */
  private async farewell(deletedAccountId: string): Promise<void> {
    try {
      await this.sendFarewell.execute(deletedAccountId);
    } catch (error) {
      if (error instanceof MailNotTakenError && error.permanent)
        throw new HopelessJobError(error.message, { cause: error });
      throw error;
    }
  }
}
