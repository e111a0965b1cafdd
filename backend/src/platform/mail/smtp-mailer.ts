import { createTransport } from 'nodemailer';

import { letterOf } from './email.js';
import { MailNotTakenError, Mailer, type Mail } from './mailer.js';

/** How long the carrier may take, in ms: to answer the call, to greet, and to say the next word. */
export interface SmtpLimits {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

const LIMITS: SmtpLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Errors of nodemailer after which the same letter to the same carrier fails in the same way. */
const HOPELESS_CODES = new Set(['EENVELOPE', 'EAUTH', 'ENOAUTH', 'ECONFIG']);

/**
 * Hands letters to a mail server, one connection for each: mails are rare, and an idle connection
 * breaks unseen.
 */
export class SmtpMailer extends Mailer {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
    limits: SmtpLimits = LIMITS,
  ) {
    super();
    this.transport = createTransport({ url, ...limits });
  }

  override async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail(letterOf(mail, this.from));
    } catch (error) {
      throw notTaken(error);
    }
  }
}

/**
 * By the carrier's own answer where it gave one: 5yz is for good, 4yz for now (RFC 5321, section
 * 4.2.1).
 */
function notTaken(error: unknown): MailNotTakenError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined && responseCode >= 400) {
    return new MailNotTakenError(
      `the mail server refused the letter (${responseCode})`,
      responseCode >= 500,
      { cause: error },
    );
  }
  return new MailNotTakenError(
    'the mail server could not be reached',
    HOPELESS_CODES.has(code ?? ''),
    { cause: error },
  );
}
