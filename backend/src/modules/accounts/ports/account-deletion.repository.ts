import type { DeletedAccount } from '../domain/deleted-account.js';
import type { Feedback } from '../domain/feedback.js';
import type { UserRole } from '../domain/user.js';

/** What must be known of an account to close it. */
export interface ClosableAccount {
  readonly email: string;
  readonly role: UserRole;
  readonly createdAt: Date;
}

/** The result of storing feedback that names a deleted account. */
export type FeedbackOutcome = 'kept' | 'answered-before' | 'no-such-account';

/**
 * Closing an account, erasing it, and the record that stays of it. Every method joins the current
 * transaction.
 */
export abstract class AccountDeletionRepository {
  /**
   * Nobody else closes the account or adds to it until the transaction ends. Null if it is closed
   * or gone.
   */
  abstract lockOpen(userId: string): Promise<ClosableAccount | null>;
  /** Ends every session, prevents sign-in and frees the address; the account's data stays. */
  abstract close(userId: string, now: Date): Promise<void>;
  /**
   * Prevents closing until the transaction ends; transactions that hold it so do not wait for each
   * other. False if the account is closed or gone.
   */
  abstract holdOpen(userId: string): Promise<boolean>;

  /** Until the transaction ends, nobody adds to a closed account. False if it is not closed. */
  abstract lockClosed(userId: string): Promise<boolean>;
  /** Accounts closed before the given time that still exist, oldest first. */
  abstract closedBefore(before: Date, limit: number): Promise<readonly string[]>;
  /** The address of a closed account and when it was closed; null if it is open or gone. */
  abstract closedAddress(
    userId: string,
  ): Promise<{ readonly email: string; readonly closedAt: Date } | null>;
  /** Removes the profile, the questionnaire and the reset links; the account's row stays. */
  abstract eraseProfile(userId: string): Promise<void>;
  /** Removes the row of a closed account and every row that refers to it. */
  abstract remove(userId: string): Promise<void>;

  abstract addRecord(account: DeletedAccount): Promise<void>;
  /** Null if unknown, also for a malformed id. */
  abstract recordById(id: string): Promise<DeletedAccount | null>;
  /** The most uploads of any deleted account with this address; null if there never was one. */
  abstract mostUploadsOf(email: string): Promise<number | null>;
  /** Records that nothing is left of the account; the first time stays. */
  abstract markErased(userId: string, now: Date): Promise<void>;

  /**
   * Stores the feedback of an account that was closed after `since`. The first answer wins, also
   * when two requests race.
   */
  abstract putFeedback(userId: string, feedback: Feedback, since: Date): Promise<FeedbackOutcome>;
  /** Stores feedback that belongs to no deleted account. */
  abstract addAnonymousFeedback(id: string, feedback: Feedback): Promise<void>;
}
