import type { EmailKind } from '../domain/emails-due.js';

export interface BillingEmail {
  readonly kind: EmailKind;
  /** The same for the same email on every try. */
  readonly key: string;
  readonly to: string;
  readonly firstName: string;
  readonly email: string;
  readonly paidThrough: Date | null;
  /** Every try of the card has failed; there are no more. */
  readonly gaveUp: boolean;
  readonly cancelReason: string | null;
}

/** Tells athletes and the operator about plans; throws if the mail carrier refuses an email. */
export abstract class BillingMailer {
  abstract toAthlete(email: BillingEmail): Promise<void>;
  abstract toOperator(email: BillingEmail): Promise<void>;
  /**
   * Logs that one customer has two paid subscriptions, which only the operator can mend.
   * @param known the subscription that counts
   */
  abstract twoSubscriptions(known: string, second: string): void;
}
