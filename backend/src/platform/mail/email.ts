import { createHash } from 'node:crypto';

import type { SendMailOptions } from 'nodemailer';

import type { Mail } from './mailer.js';

/**
 * The letter as nodemailer composes it. Content never comes from a file or an address named in it.
 */
export function letterOf(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As one address, not as a list to be parsed: a comma in it must not add a receiver.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same id for the same letter lets a mail server drop the second one (RFC 5322, section
    // 3.6.4).
    messageId: `<${digestOf(mail.idempotencyKey)}@stridewatt.mail>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Who a composed letter goes to, as its header says it in one line; null where it does not say. */
export function receiverOf(letter: string): string | null {
  const [head = ''] = letter.split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return /^To: *(.*)$/im.exec(unfolded)?.[1]?.trim() ?? null;
}

/** A name for a key that is safe in file names and headers. */
export function digestOf(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}
