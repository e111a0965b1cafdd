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
  /** Hands the letter over; throws where the carrier did not take it. */
  abstract send(mail: Mail): Promise<void>;
}
