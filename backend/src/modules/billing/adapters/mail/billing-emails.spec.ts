import { describe, expect, it } from '@jest/globals';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { LETTER_KINDS } from '#billing/domain/emails-due.js';
import type { BillingLetter } from '#billing/ports/billing-mailer.js';
import { athleteLetter, operatorLetter } from './billing-emails.js';

const PUBLIC_URL = 'https://training.example.com';

function aLetter(changes: Partial<BillingLetter> = {}): BillingLetter {
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
    ['ended', 'nothing will be charged any more', `${PUBLIC_URL}/subscribe`],
  ] as const)('%s: tell the athlete what holds now, in text and HTML', (kind, sentence, link) => {
    const { text, html } = writeEmail(athleteLetter(aLetter({ kind }), PUBLIC_URL));
    for (const form of [text, html]) {
      expect(form).toContain('Hello Ada,');
      expect(form).toContain(sentence);
      expect(form).toContain(link);
    }
  });

  it('promise no further try and nothing open where all tries of the card have failed [X-19]', () => {
    const { text } = writeEmail(
      athleteLetter(aLetter({ kind: 'renewal-failed', gaveUp: true }), PUBLIC_URL),
    );
    expect(text).toContain('uploads and questions pause until you have paid');
    expect(text).not.toMatch(/try again|everything stays open/);
  });

  it.each(LETTER_KINDS)('%s: tell the operator whom it is about', (kind) => {
    const { text } = writeEmail(operatorLetter(aLetter({ kind, to: 'billing@operator.example' })));
    expect(text).toContain('ada@example.com');
    expect(text).toContain('Paid through: 1 June 2026 (UTC).');
  });

  it('hand the reason on, as text and nothing else [PRO-17]', () => {
    const { text, html } = writeEmail(
      operatorLetter(aLetter({ kind: 'canceled', cancelReason: '<img src=x onerror=alert(1)>' })),
    );
    expect(text).toContain('Their reason: <img src=x');
    expect(html).not.toContain('<img src=x');
    expect(writeEmail(operatorLetter(aLetter({ kind: 'canceled' }))).text).not.toContain('reason');
  });
});
