import type { DeletedAccount } from '../domain/deleted-account.js';
import type { Feedback } from '../domain/feedback.js';

/** What became of feedback that names a deleted account. */
export type FeedbackOutcome = 'kept' | 'answered-before' | 'no-such-account';

/** Accounts that were; every method joins the transaction under way. */
export abstract class DeletedAccountRepository {
  abstract add(account: DeletedAccount): Promise<void>;

  /** Null where there is none, also for an id that is none. */
  abstract byId(id: string): Promise<DeletedAccount | null>;

  /**
   * The most uploads of any closed account with this address, compared as addresses are; null where
   * there was none.
   */
  abstract mostUploadsOf(email: string): Promise<number | null>;

  /** Notes that nothing is left of the account; the first time stays. */
  abstract markErased(userId: string, now: Date): Promise<void>;

  /**
   * Keeps the feedback of an account that was closed after `since`. The first answer stays, also
   * where two come at once.
   */
  abstract putFeedback(userId: string, feedback: Feedback, since: Date): Promise<FeedbackOutcome>;
}
