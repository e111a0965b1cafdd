/** What the operator must read of, as nobody else can mend it. */
export abstract class BillingLog {
  /**
   * Two paid subscriptions of one customer run at the payment provider. @param known the one that
   * counts @param second the other one
   */
  abstract twoRun(known: string, second: string): void;
}
