import type { EmailContent } from '#platform/mail/templates/email-content.js';
import type { User } from '#accounts/domain/user.js';
import { greeting } from '#platform/mail/templates/greeting.js';

/** The first letter, when the account is new. */
export function welcomeLetter(user: User, publicUrl: string): EmailContent {
  return {
    subject: 'Welcome to Stridewatt',
    greeting: greeting(user.firstName),
    paragraphs: [
      'Your account is ready. Upload a ride or a run as a FIT file, and you will see what ' +
        'was in it: zones, intervals, pacing, and what your coach reads from them.',
      'Three uploads and three questions to the coach are free.',
    ],
    action: { label: 'Open Stridewatt', url: `${publicUrl}/` },
    remarks: [
      'You get this letter because somebody registered with this address. If that was not ' +
        'you, you can ignore it.',
    ],
  };
}

/** @param url of the page that takes the new password, with the token */
export function passwordResetLetter(user: User, url: string, validMinutes: number): EmailContent {
  return {
    subject: 'Reset your password',
    greeting: greeting(user.firstName),
    paragraphs: [
      'Somebody, hopefully you, asked to set a new password for your account.',
      `The link holds for ${validMinutes} minutes and can be used once.`,
    ],
    action: { label: 'Set a new password', url },
    remarks: [
      'If you did not ask for it, you can ignore this letter: your password stays as it is. ' +
        'Of several letters only the newest holds.',
    ],
  };
}

export function passwordChangedLetter(user: User, at: Date, publicUrl: string): EmailContent {
  return {
    subject: 'Your password was changed',
    greeting: greeting(user.firstName),
    paragraphs: [
      `The password of your account was changed on ${moment(at)}. Every device that was ` +
        'signed in has been signed out.',
      'If that was not you, set a new password at once.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    remarks: ['If it was you, there is nothing to do.'],
  };
}

/** The reader's time zone is not known here, so the zone is named. */
function moment(at: Date): string {
  const written = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  return `${written} UTC`;
}
