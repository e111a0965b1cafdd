import { composeEmail } from './email.js';
import { MailNotTakenError, Mailer, type Mail } from './mailer.js';

/** Timeouts in ms: to connect, for the greeting, and between two replies. */
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

/** Errors of nodemailer after which a retry fails in the same way. */
const PERMANENT_CODES = new Set(['EENVELOPE', 'EAUTH', 'ENOAUTH', 'ECONFIG']);

/**
 * Sends emails over SMTP, one connection for each: emails are rare, and an idle connection breaks
 * unnoticed.
 */
export class SmtpMailer extends Mailer {
  private transport: ReturnType<typeof openTransport> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly limits: SmtpLimits = LIMITS,
  ) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    try {
      this.transport ??= openTransport(this.url, this.limits);
      await (await this.transport).sendMail(composeEmail(mail, this.from));
    } catch (error) {
      throw notTaken(error);
    }
  }
}

/** The library is loaded with the first email. */
async function openTransport(url: string, limits: SmtpLimits) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...limits });
}

/**
 * By the reply of the server where there is one: 5yz is permanent, 4yz transient (RFC 5321, section
 * 4.2.1).
 */
function notTaken(error: unknown): MailNotTakenError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined && responseCode >= 400) {
    return new MailNotTakenError(
      `the mail server refused the email (${responseCode})`,
      responseCode >= 500,
      { cause: error },
    );
  }
  return new MailNotTakenError(
    'the mail server could not be reached',
    PERMANENT_CODES.has(code ?? ''),
    { cause: error },
  );
}
