import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailNotTakenError } from '#platform/mail/mailer.js';
import { HopelessJobError } from '#platform/queue/job-definition.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { SendOperatorEmail } from '#accounts/application/emails/send-operator-email.use-case.js';
import { OPERATOR_MAIL, type OperatorMailPayload } from './operator-mail.job.js';

@Injectable()
export class OperatorMailJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly letters: SendOperatorEmail,
  ) {}

  onModuleInit(): void {
    this.queue.register(OPERATOR_MAIL, (payload) => this.send(payload));
  }

  /** A letter that the carrier refuses for good is not offered again. */
  private async send({ news, subjectId }: OperatorMailPayload): Promise<void> {
    try {
      await this.letters.execute(news, subjectId);
    } catch (error) {
      if (error instanceof MailNotTakenError && error.permanent)
        throw new HopelessJobError(error.message, { cause: error });
      throw error;
    }
  }
}
