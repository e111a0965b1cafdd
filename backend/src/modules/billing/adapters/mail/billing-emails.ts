import type { EmailContent } from '#platform/mail/templates/email-content.js';
import { greeting } from '#platform/mail/templates/greeting.js';
import type { EmailKind } from '#billing/domain/emails-due.js';
import type { BillingEmail } from '#billing/ports/billing-mailer.js';

/** To the athlete, about their plan. @param publicUrl of the product, without a slash at the end */
export function athleteEmail(email: BillingEmail, publicUrl: string): EmailContent {
  return {
    greeting: greeting(email.firstName),
    ...ATHLETE[email.kind]({
      paidThrough: day(email.paidThrough),
      gaveUp: email.gaveUp,
      publicUrl,
    }),
  };
}

/** To the operator, about an athlete's plan. */
export function operatorEmail({
  kind,
  email,
  paidThrough,
  cancelReason,
}: BillingEmail): EmailContent {
  const paragraphs = [`${email}: ${OPERATOR[kind].sentence}`, `Paid through: ${day(paidThrough)}.`];
  if (kind === 'canceled' && cancelReason !== null)
    paragraphs.push(`Their reason: ${cancelReason}`);
  return {
    subject: OPERATOR[kind].subject,
    greeting: 'Hello,',
    paragraphs,
    remarks: ['You get this email because this is the notification address in the settings.'],
  };
}

const TRIED_AGAIN =
  'We will try again in the next days, and everything stays open to you meanwhile.';
const PAUSED =
  'The card is not tried any more: uploads and questions pause until you have paid, and open ' +
  'again immediately then.';

type Words = Omit<EmailContent, 'greeting'>;

interface Facts {
  readonly paidThrough: string;
  readonly gaveUp: boolean;
  readonly publicUrl: string;
}

const ATHLETE: Readonly<Record<EmailKind, (facts: Facts) => Words>> = {
  started: ({ paidThrough, publicUrl }) => ({
    subject: 'Your Pro plan has started',
    paragraphs: [
      'Thank you. Uploads and questions to your coach are no longer limited.',
      `Your plan renews every month; the next payment is on ${paidThrough}.`,
    ],
    action: { label: 'Open Stridewatt', url: `${publicUrl}/` },
    remarks: ['You can cancel at any time on your profile page.'],
  }),
  'renewal-failed': ({ gaveUp, publicUrl }) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not collect the payment for your Pro plan. ${gaveUp ? PAUSED : TRIED_AGAIN}`,
    ],
    action: { label: 'Check your payment', url: `${publicUrl}/subscribe` },
    remarks: [
      gaveUp
        ? 'Your workouts stay saved, and you can read them as before.'
        : 'If the payment keeps failing, uploads and questions pause until it is made. Your ' +
          'workouts stay saved.',
    ],
  }),
  canceled: ({ paidThrough, publicUrl }) => ({
    subject: 'Your Pro plan is canceled',
    paragraphs: [
      'As you asked, your Pro plan will not be charged again.',
      `Everything stays open to you until ${paidThrough}.`,
    ],
    action: { label: 'Open your profile', url: `${publicUrl}/profile` },
    remarks: [
      'Your workouts stay saved after that day, too. If you did not ask for this, please ' +
        'change your password.',
    ],
  }),
  resumed: ({ paidThrough, publicUrl }) => ({
    subject: 'Your Stridewatt subscription continues',
    paragraphs: [
      'Your cancellation has been revoked.',
      `Your subscription renews every month; the next payment is on ${paidThrough}.`,
    ],
    action: { label: 'Open your profile', url: `${publicUrl}/profile` },
    remarks: ['If you did not ask for this, please change your password and cancel again.'],
  }),
  ended: ({ publicUrl }) => ({
    subject: 'Your Pro plan has ended',
    paragraphs: [
      'Your Pro plan has ended, and nothing will be charged any more. Your workouts stay ' +
        'saved, and you can read them as before.',
    ],
    action: { label: 'Subscribe again', url: `${publicUrl}/subscribe` },
    remarks: ['Thank you for training with us.'],
  }),
};

const OPERATOR: Readonly<
  Record<EmailKind, { readonly subject: string; readonly sentence: string }>
> = {
  started: { subject: 'A subscription has started', sentence: 'a subscription has started.' },
  'renewal-failed': {
    subject: 'A renewal has failed',
    sentence: 'the payment for a renewal has failed.',
  },
  canceled: {
    subject: 'A subscription was canceled',
    sentence: 'the subscription was canceled and ends with the period that is paid for.',
  },
  resumed: {
    subject: 'A subscription continues',
    sentence: 'the cancellation was revoked, and the subscription continues.',
  },
  ended: { subject: 'A subscription has ended', sentence: 'the subscription has ended.' },
};

/** In UTC, because the reader's time zone is unknown here. */
function day(at: Date | null): string {
  return at === null
    ? 'never'
    : `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)} ` +
        '(UTC)';
}
