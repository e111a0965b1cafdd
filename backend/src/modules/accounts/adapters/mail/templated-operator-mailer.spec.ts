import { operatorMailerContract } from '#test/contracts/operator-mailer.contract.js';
import type { HttpConfig } from '#config/http.config.js';
import { Mailer, type Mail } from '#platform/mail/mailer.js';
import { TemplatedOperatorMailer } from './templated-operator-mailer.js';

class RememberedMailer extends Mailer {
  readonly letters: Mail[] = [];
  closed = false;

  override send(mail: Mail): Promise<void> {
    if (this.closed) return Promise.reject(new Error('the carrier is closed'));
    this.letters.push(mail);
    return Promise.resolve();
  }
}

operatorMailerContract('TemplatedOperatorMailer', () => {
  const carrier = new RememberedMailer();
  const mailer = new TemplatedOperatorMailer(carrier, {
    publicUrl: 'https://training.example.com',
  } as HttpConfig);
  return { mailer, letters: carrier.letters, close: () => (carrier.closed = true) };
});
