import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailNotTakenError } from '#platform/mail/mailer.js';
import { HopelessJobError } from '#platform/queue/job-definition.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { ApplyProviderEvent } from '#billing/application/apply-provider-event.use-case.js';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';
import { SendBillingEmail } from '#billing/application/send-billing-email.use-case.js';
import { APPLY_EVENT, BILLING_MAIL, RECONCILE, type LetterPayload } from './billing.jobs.js';

@Injectable()
export class BillingJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly events: ApplyProviderEvent,
    private readonly reconciliation: ReconcileSubscriptions,
    private readonly letters: SendBillingEmail,
  ) {}

  onModuleInit(): void {
    this.queue.register(APPLY_EVENT, ({ eventId }) => this.events.execute(eventId));
    this.queue.register(RECONCILE, () => this.reconciliation.execute());
    this.queue.register(BILLING_MAIL, (letter) => this.send(letter));
  }

  /** A letter that the carrier refuses for good is not offered again. */
  private async send({ reader, ...letter }: LetterPayload): Promise<void> {
    try {
      await this.letters.execute(letter, reader);
    } catch (error) {
      if (error instanceof MailNotTakenError && error.permanent)
        throw new HopelessJobError(error.message, { cause: error });
      throw error;
    }
  }
}
