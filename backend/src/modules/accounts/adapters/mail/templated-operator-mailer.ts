import { Injectable } from '@nestjs/common';
import { HttpConfig } from '#config/http.config.js';
import { Mailer } from '#platform/mail/mailer.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { OperatorMailer, type OperatorNews } from '#accounts/ports/operator-mailer.js';

const WORDS: Readonly<
  Record<OperatorNews, { readonly subject: string; readonly sentence: (person: string) => string }>
> = {
  'signed-up': {
    subject: 'Somebody has signed up',
    sentence: (person) => `${person}: an account was opened.`,
  },
  'account-closed': {
    subject: 'An account was closed',
    sentence: (person) => `${person}: the account was closed, and what was in it is being erased.`,
  },
  test: {
    subject: 'Notifications from Stridewatt arrive',
    sentence: () =>
      'This is a test that an administrator has asked for. Letters about sign-ups, ' +
      'subscriptions and closed accounts will come to this address.',
  },
};

@Injectable()
export class TemplatedOperatorMailer extends OperatorMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly http: HttpConfig,
  ) {
    super();
  }

  send({
    to,
    news,
    person,
    key,
  }: {
    to: string;
    news: OperatorNews;
    person: string | null;
    key: string;
  }): Promise<void> {
    const { subject, sentence } = WORDS[news];
    const letter = writeEmail({
      subject,
      greeting: 'Hello,',
      paragraphs: [sentence(person ?? '')],
      action: { label: 'Open the administrator area', url: `${this.http.publicUrl}/admin` },
      remarks: ['You get this letter because this is the notification address in the settings.'],
    });
    return this.mailer.send({ to, idempotencyKey: key, ...letter });
  }
}
