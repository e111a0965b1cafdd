/** An email as the product writes it: text and HTML say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Same key, same email: an adapter that can tell sends it once. */
  readonly idempotencyKey: string;
}

/** Contract suite: test/contracts/platform/mailer.contract.ts, run on every adapter. */
export abstract class Mailer {
  /** Sends the email; throws `MailNotTakenError` where the mail server did not accept it. */
  abstract send(mail: Mail): Promise<void>;

  /**
   * Removes the emails to an address that were sent up to a time and are still stored by the
   * product; an adapter that passes emails on stores none.
   */
  forget(_address: string, _until: Date): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * The email was not accepted. `permanent` where the mail server would refuse it again, so that a
 * retry cannot help.
 */
export class MailNotTakenError extends Error {
  constructor(
    message: string,
    readonly permanent: boolean,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'MailNotTakenError';
  }
}
