/**
 * Plans what follows on the end of an account, as part of the transaction under way. Jobs carry ids
 * and nothing personal.
 */
export abstract class LeavingPlan {
  /** Planning it twice is no harm. */
  abstract eraseAccount(userId: string): Promise<void>;
  abstract sendFarewell(deletedAccountId: string): Promise<void>;
}
