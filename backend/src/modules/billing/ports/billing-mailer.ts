import type { LetterKind } from '../domain/emails-due.js';

export interface BillingLetter {
  readonly kind: LetterKind;
  /** The same key for the same letter, however often it is handed over. */
  readonly key: string;
  readonly to: string;
  readonly firstName: string;
  readonly email: string;
  readonly paidThrough: Date | null;
  /** Every try of the card has failed, and there are no more. */
  readonly gaveUp: boolean;
  readonly cancelReason: string | null;
}

/** Hands letters about a plan to the carrier; throws where it does not take them. */
export abstract class BillingMailer {
  abstract toAthlete(letter: BillingLetter): Promise<void>;
  abstract toOperator(letter: BillingLetter): Promise<void>;
}
