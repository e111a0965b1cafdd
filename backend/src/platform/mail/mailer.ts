/** A letter as the product writes it: text and HTML say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Same key, same letter: an adapter that can tell sends it once. */
  readonly idempotencyKey: string;
}

/** Contract suite: test/contracts/mailer.contract.ts, run on every adapter. */
export abstract class Mailer {
  /** Hands the letter over; throws `MailNotTakenError` where the carrier did not take it. */
  abstract send(mail: Mail): Promise<void>;

  /**
   * Removes the letters to an address that were sent up to a time and are still in the product's
   * own hands; a carrier that passes letters on has none.
   */
  forget(_address: string, _until: Date): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Nobody took the letter. `permanent` where the carrier would refuse it again, so that a further
 * try cannot help.
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
