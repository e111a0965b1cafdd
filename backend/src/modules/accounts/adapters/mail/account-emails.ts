import { greeting } from '#platform/mail/templates/greeting.js';
import type { EmailContent } from '#platform/mail/templates/email-content.js';
import type { OperatorEvent } from '#accounts/ports/account-jobs.js';

export function welcomeEmail(firstName: string, publicUrl: string): EmailContent {
  return {
    subject: 'Welcome to Stridewatt',
    greeting: greeting(firstName),
    paragraphs: [
      'Your account is ready. Upload a ride or a run as a .fit file: the report shows zones, ' +
        'intervals and pacing, and the coach answers your questions.',
      'Three uploads and three questions to the coach are free.',
    ],
    action: { label: 'Open Stridewatt', url: `${publicUrl}/` },
    remarks: [
      'You get this email because somebody registered with this address. If that was not ' +
        'you, please ignore it.',
    ],
  };
}

/** @param url of the page that takes the new password, with the token */
export function passwordResetEmail(
  firstName: string,
  url: string,
  validMinutes: number,
): EmailContent {
  return {
    subject: 'Reset your password',
    greeting: greeting(firstName),
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your account.',
      `The link works once, for ${validMinutes} minutes.`,
    ],
    action: { label: 'Set a new password', url },
    remarks: [
      'If you did not ask for it, please ignore this email: your password stays as it is. ' +
        'Only the newest link works.',
    ],
  };
}

export function passwordChangedEmail(firstName: string, at: Date, publicUrl: string): EmailContent {
  return {
    subject: 'Your password was changed',
    greeting: greeting(firstName),
    paragraphs: [
      `The password of your account was changed on ${date(at, 'short')} UTC. Every device that ` +
        'was signed in has been signed out.',
      'If that was not you, set a new password immediately.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    remarks: ['If it was you, there is nothing to do.'],
  };
}

export function accountClosedEmail(at: Date): EmailContent {
  return {
    subject: 'Your Stridewatt account is closed',
    greeting: 'Hello,',
    paragraphs: [
      `Your account was closed on ${date(at)} (UTC). Your workouts, files, chats and ` +
        'profile are being erased and will be gone within minutes. They cannot be restored.',
      'We keep your email address, the dates on which the account began and ended, the ' +
        'number of your uploads, and any feedback that you give us.',
      'Thank you for training with us.',
    ],
    remarks: [
      'If neither you nor an administrator on your behalf closed it, somebody may know your ' +
        'password: please change it wherever else you use it.',
    ],
  };
}

const OPERATOR: Readonly<
  Record<OperatorEvent, { readonly subject: string; readonly sentence: (person: string) => string }>
> = {
  'signed-up': {
    subject: 'New sign-up',
    sentence: (person) => `${person} has opened an account.`,
  },
  'account-closed': {
    subject: 'An account was closed',
    sentence: (person) => `The account of ${person} was closed, and its data are being erased.`,
  },
  test: {
    subject: 'Notifications from Stridewatt work',
    sentence: () =>
      'An administrator asked for this test. Emails about sign-ups, subscriptions and closed ' +
      'accounts will come to this address.',
  },
};

/** @param person whom the event is about; empty for a test */
export function operatorEmail(
  event: OperatorEvent,
  person: string,
  publicUrl: string,
): EmailContent {
  const { subject, sentence } = OPERATOR[event];
  return {
    subject,
    greeting: 'Hello,',
    paragraphs: [sentence(person)],
    action: { label: 'Open the administrator area', url: `${publicUrl}/admin` },
    remarks: ['You get this email because this is the notification address in the settings.'],
  };
}

/** In UTC, because the reader's time zone is unknown here. */
export function date(at: Date, timeStyle?: 'short'): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    ...(timeStyle && { timeStyle }),
    timeZone: 'UTC',
  }).format(at);
}
