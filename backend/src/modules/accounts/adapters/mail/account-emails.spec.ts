import { describe, expect, it } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { writeEmail } from '#platform/mail/templates/write-email.js';
import { passwordChangedLetter, passwordResetLetter, welcomeLetter } from './account-emails.js';

const PUBLIC_URL = 'https://training.example.com';
const LINK = `${PUBLIC_URL}/reset-password?token=abc`;

describe('letters about an account', () => {
  it('welcome, with the way in', () => {
    const { subject, text } = writeEmail(welcomeLetter(aUser({ firstName: 'Ada' }), PUBLIC_URL));
    expect(subject).toBe('Welcome to Stridewatt');
    expect(text).toContain('Hello Ada,');
    expect(text).toContain(`${PUBLIC_URL}/\n`);
  });

  it('carry the link and say how long it holds, in text and HTML', () => {
    const { text, html } = writeEmail(passwordResetLetter(aUser(), LINK, 30));
    for (const form of [text, html]) {
      expect(form).toContain(LINK);
      expect(form).toContain('30 minutes');
    }
  });

  it('tell when the password was changed, in a zone that is named, and what to do if it was somebody else', () => {
    const { text } = writeEmail(
      passwordChangedLetter(aUser(), new Date('2026-05-03T19:05:00Z'), PUBLIC_URL),
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
  ])('greet %s so that no stranger can write in our name', (firstName, greeting) => {
    expect(welcomeLetter(aUser({ firstName }), PUBLIC_URL).greeting).toBe(greeting);
  });
});
