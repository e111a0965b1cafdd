import { Injectable } from '@nestjs/common';
import { Mailer } from '#platform/mail/mailer.js';
import { SentLetters } from '#accounts/ports/sent-letters.js';

@Injectable()
export class MailerSentLetters extends SentLetters {
  constructor(private readonly mailer: Mailer) {
    super();
  }

  forget(email: string, until: Date): Promise<void> {
    return this.mailer.forget(email, until);
  }
}
