import { describe, expect, it } from '@jest/globals';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { passwordChangedEmail, passwordResetEmail, welcomeEmail } from './account-emails.js';

const PUBLIC_URL = 'https://training.example.com';
const LINK = `${PUBLIC_URL}/reset-password?token=abc`;

describe('emails about an account', () => {
  it('welcomes with a link to the product', () => {
    const { subject, text } = writeEmail(welcomeEmail('Ada', PUBLIC_URL));
    expect(subject).toBe('Welcome to Stridewatt');
    expect(text).toContain('Hello Ada,');
    expect(text).toContain(`${PUBLIC_URL}/\n`);
  });

  it('contains the link and how long it is valid, in text and HTML', () => {
    const { text, html } = writeEmail(passwordResetEmail('Ada', LINK, 30));
    for (const form of [text, html]) {
      expect(form).toContain(LINK);
      expect(form).toContain('30 minutes');
    }
  });

  it('says when the password was changed, with its time zone, and what to do otherwise', () => {
    const { text } = writeEmail(
      passwordChangedEmail('Ada', new Date('2026-05-03T19:05:00Z'), PUBLIC_URL),
    );
    expect(text).toContain('3 May 2026 at 19:05 UTC');
    expect(text).toContain(`${PUBLIC_URL}/forgot-password`);
  });

  it.each([
    ['Ada', 'Hello Ada,'],
    ['Anne-Marie', 'Hello Anne-Marie,'],
    ['O’Brien', 'Hello O’Brien,'],
    ['身長', 'Hello 身長,'],
    ['Win 1000 at evil.example', 'Hello,'],
    ['https://evil.example', 'Hello,'],
    ['<b>Ada</b>', 'Hello,'],
    ['A'.repeat(41), 'Hello,'],
  ])('greets %s so that no stranger can write in our name', (firstName, greeting) => {
    expect(welcomeEmail(firstName, PUBLIC_URL).greeting).toBe(greeting);
  });
});
