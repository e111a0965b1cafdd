import { describe, expect, it } from '@jest/globals';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { EMAIL_KINDS } from '#billing/domain/emails-due.js';
import type { BillingEmail } from '#billing/ports/billing-mailer.js';
import { athleteEmail, operatorEmail } from './billing-emails.js';

const PUBLIC_URL = 'https://training.example.com';

function anEmail(changes: Partial<BillingEmail> = {}): BillingEmail {
  return {
    kind: 'started',
    key: 'k',
    to: 'ada@example.com',
    firstName: 'Ada',
    email: 'ada@example.com',
    paidThrough: new Date('2026-06-01T23:30:00Z'),
    gaveUp: false,
    cancelReason: null,
    ...changes,
  };
}

describe('letters about a plan', () => {
  it.each([
    ['started', 'the next payment is on 1 June 2026 (UTC)', `${PUBLIC_URL}/`],
    ['renewal-failed', 'everything stays open to you meanwhile', `${PUBLIC_URL}/subscribe`],
    ['canceled', 'Everything stays open to you until 1 June 2026 (UTC)', `${PUBLIC_URL}/profile`],
    ['resumed', 'the next payment is on 1 June 2026 (UTC)', `${PUBLIC_URL}/profile`],
    ['ended', 'nothing will be charged any more', `${PUBLIC_URL}/subscribe`],
  ] as const)('%s: tell the athlete what holds now, in text and HTML', (kind, sentence, link) => {
    const { text, html } = writeEmail(athleteEmail(anEmail({ kind }), PUBLIC_URL));
    for (const form of [text, html]) {
      expect(form).toContain('Hello Ada,');
      expect(form).toContain(sentence);
      expect(form).toContain(link);
    }
  });

  it('promise no further try and no access after all tries have failed [X-19]', () => {
    const { text } = writeEmail(
      athleteEmail(anEmail({ kind: 'renewal-failed', gaveUp: true }), PUBLIC_URL),
    );
    expect(text).toContain('uploads and questions pause until you have paid');
    expect(text).not.toMatch(/try again|everything stays open/);
  });

  it.each(EMAIL_KINDS)('%s: tell the operator whom it is about', (kind) => {
    const { text } = writeEmail(operatorEmail(anEmail({ kind, to: 'billing@operator.example' })));
    expect(text).toContain('ada@example.com');
    expect(text).toContain('Paid through: 1 June 2026 (UTC).');
  });

  it('hand the reason on, as text and nothing else [PRO-17]', () => {
    const { text, html } = writeEmail(
      operatorEmail(anEmail({ kind: 'canceled', cancelReason: '<img src=x onerror=alert(1)>' })),
    );
    expect(text).toContain('Their reason: <img src=x');
    expect(html).not.toContain('<img src=x');
    expect(writeEmail(operatorEmail(anEmail({ kind: 'canceled' }))).text).not.toContain('reason');
  });
});
