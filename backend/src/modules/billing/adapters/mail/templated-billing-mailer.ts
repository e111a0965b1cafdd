import { Injectable, Logger } from '@nestjs/common';
import { HttpConfig } from '#config/http.config.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { EmailContent } from '#platform/mail/templates/email-content.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { BillingMailer, type BillingEmail } from '#billing/ports/billing-mailer.js';
import { athleteEmail, operatorEmail } from './billing-emails.js';

@Injectable()
export class TemplatedBillingMailer extends BillingMailer {
  private readonly logger = new Logger('Billing');

  constructor(
    private readonly mailer: Mailer,
    private readonly http: HttpConfig,
  ) {
    super();
  }

  toAthlete(email: BillingEmail): Promise<void> {
    return this.send(email, athleteEmail(email, this.http.publicUrl));
  }

  toOperator(email: BillingEmail): Promise<void> {
    return this.send(email, operatorEmail(email));
  }

  /** Logged with every look at the provider: once an hour until it is mended. */
  twoSubscriptions(known: string, second: string): void {
    this.logger.error(
      `${second} runs beside ${known} of the same customer: one of them must be ended at the ` +
        'payment provider',
    );
  }

  private send({ to, key }: BillingEmail, content: EmailContent): Promise<void> {
    return this.mailer.send({ to, idempotencyKey: key, ...writeEmail(content) });
  }
}
