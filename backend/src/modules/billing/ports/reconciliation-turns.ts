/** Which process reconciles next; of any number of processes one gets each turn. */
export abstract class ReconciliationTurns {
  /**
   * True where the last turn began before a time; the turn is taken with it. Joins the transaction
   * under way.
   */
  abstract take(lastBefore: Date, now: Date): Promise<boolean>;
}
