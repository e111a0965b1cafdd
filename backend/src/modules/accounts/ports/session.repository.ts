import type { Json } from '#kernel/json.js';
import type { OpenSession, SessionInUse } from '../domain/session.js';

export interface SessionKey {
  readonly id: string;
  readonly userId: string;
}

/**
 * Sessions that have not ended: one that is not here opens nothing. Every method joins the current
 * transaction, if any. Contract suite: test/contracts/accounts/session.repository.contract.ts.
 */
export abstract class SessionRepository {
  abstract add(session: OpenSession): Promise<void>;
  /**
   * The session with its owner, in one round trip. Null if the session has ended or is another
   * user's, and if the account is closed.
   */
  abstract find(session: SessionKey): Promise<SessionInUse | null>;
  /** Notes a use; an earlier one and that of an ended session change nothing. */
  abstract noteUse(id: string, at: Date): Promise<void>;
  /** The hundred used last, newest use first. */
  abstract listOf(userId: string): Promise<readonly OpenSession[]>;
  /** False if the user has no such session. */
  abstract end(session: SessionKey): Promise<boolean>;
  /** Ends every session of a user, except for one. @param keptId null for none */
  abstract endAll(userId: string, keptId: string | null): Promise<void>;
  /** Removes sessions that began before a time, when every token of theirs has expired. */
  abstract removeBegunBefore(time: Date): Promise<void>;
  /** Device and times of every session, for the owner's export. */
  abstract exportOf(userId: string): Promise<Json>;
}
