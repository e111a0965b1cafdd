import { Injectable } from '@nestjs/common';
import { HttpConfig } from '#config/http.config.js';
import { Mailer } from '#platform/mail/mailer.js';
import type { EmailContent } from '#platform/mail/templates/email-content.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { BillingMailer, type BillingLetter } from '#billing/ports/billing-mailer.js';
import { athleteLetter, operatorLetter } from './billing-emails.js';

@Injectable()
export class TemplatedBillingMailer extends BillingMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly http: HttpConfig,
  ) {
    super();
  }

  toAthlete(letter: BillingLetter): Promise<void> {
    return this.send(letter, athleteLetter(letter, this.http.publicUrl));
  }

  toOperator(letter: BillingLetter): Promise<void> {
    return this.send(letter, operatorLetter(letter));
  }

  private send({ to, key }: BillingLetter, content: EmailContent): Promise<void> {
    return this.mailer.send({ to, idempotencyKey: key, ...writeEmail(content) });
  }
}
