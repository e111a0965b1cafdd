import { accountMailerContract } from '#test/contracts/accounts/account-mailer.contract.js';
import type { HttpConfig } from '#config/http.config.js';
import { Mailer, type Mail } from '#platform/mail/mailer.js';
import { TemplatedAccountMailer } from './templated-account-mailer.js';

class RememberedMailer extends Mailer {
  readonly emails: Mail[] = [];
  closed = false;

  override send(mail: Mail): Promise<void> {
    if (this.closed) return Promise.reject(new Error('the carrier is closed'));
    this.emails.push(mail);
    return Promise.resolve();
  }
}

accountMailerContract('TemplatedAccountMailer', () => {
  const carrier = new RememberedMailer();
  const mailer = new TemplatedAccountMailer(carrier, {
    publicUrl: 'https://training.example.com',
  } as HttpConfig);
  return { mailer, emails: carrier.emails, close: () => (carrier.closed = true) };
});
