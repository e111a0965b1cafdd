import type { UserRole } from '../domain/user.js';

/** What has to be known of an account to close it. */
export interface ClosableAccount {
  readonly email: string;
  readonly role: UserRole;
  readonly createdAt: Date;
}

/** The row of an account on its way out; every method joins the transaction under way. */
export abstract class LeavingAccountRepository {
  /**
   * Nobody else closes the account or adds to it until the transaction ends. Null where it is gone
   * or closed already.
   */
  abstract lockOpen(userId: string): Promise<ClosableAccount | null>;

  /**
   * Ends every session, lets nobody sign in, and frees the address; what hangs on the account is
   * still there.
   */
  abstract close(userId: string, now: Date): Promise<void>;

  /**
   * The account stays as it is until the transaction ends; transactions that hold it so do not wait
   * for each other. False where it is closed or gone.
   */
  abstract holdOpen(userId: string): Promise<boolean>;

  /**
   * Keeps everybody from adding to a closed account until the transaction ends; false where there
   * is none.
   */
  abstract lockClosed(userId: string): Promise<boolean>;

  /** Removes the row of a closed account and every row that hangs on it. */
  abstract remove(userId: string): Promise<void>;

  /** Accounts that were closed before the given time and are still there, oldest first. */
  abstract closedBefore(before: Date, limit: number): Promise<readonly string[]>;
}
