import { greeting } from '#platform/mail/templates/greeting.js';
import type { EmailContent } from '#platform/mail/templates/email-content.js';

/** @param url of the page that confirms the address, with the token */
export function emailChangeEmail(firstName: string, url: string, validHours: number): EmailContent {
  return {
    subject: 'Confirm your new email address',
    greeting: greeting(firstName),
    paragraphs: [
      'Somebody, hopefully you, wants to use this address for a Stridewatt account.',
      `The link works once and for ${validHours} hours. Until then you sign in with your old ` +
        'address.',
    ],
    action: { label: 'Confirm this address', url },
    remarks: ['If you did not ask for this, ignore this email: nothing changes.'],
  };
}

export function emailChangeNotice(
  firstName: string,
  newEmail: string,
  publicUrl: string,
): EmailContent {
  return {
    subject: 'Your email address is about to change',
    greeting: greeting(firstName),
    paragraphs: [
      `Somebody signed in to your account asked to change its email address to ${newEmail}. The ` +
        'change takes effect when the new address is confirmed.',
      'If that was not you, set a new password now: that stops the change and signs out every ' +
        'device.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    remarks: ['If it was you, there is nothing to do here.'],
  };
}

/** @param at in words, with its time zone */
export function emailChangedEmail(
  firstName: string,
  { newEmail, at }: { readonly newEmail: string; readonly at: string },
  publicUrl: string,
): EmailContent {
  return {
    subject: 'Your email address was changed',
    greeting: greeting(firstName),
    paragraphs: [
      `On ${at} the email address of your account was changed to ${newEmail}. You sign in with ` +
        'that address now, and emails go there.',
      'If that was not you, somebody knows your password: change it wherever else you use it, and ' +
        'contact us.',
    ],
    action: { label: 'Open Stridewatt', url: `${publicUrl}/` },
    remarks: ['This is the last email to this address about your account.'],
  };
}
