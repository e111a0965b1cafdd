import { createHash } from 'node:crypto';

import type { SendMailOptions } from 'nodemailer';

import type { Mail } from './mailer.js';

/**
 * The email for nodemailer. Its content never comes from a file or an address named in it.
 */
export function composeEmail(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As one address, not as a list to be parsed: a comma in it must not add a recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same id for the same email lets a mail server drop the second one (RFC 5322, section
    // 3.6.4).
    messageId: `<${digestOf(mail.idempotencyKey)}@stridewatt.mail>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The recipient of a composed email, from its header in one line; null without that header. */
export function recipientOf(message: string): string | null {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return /^To: *(.*)$/im.exec(unfolded)?.[1]?.trim() ?? null;
}

/** A name for a key that is safe in file names and headers. */
export function digestOf(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}
