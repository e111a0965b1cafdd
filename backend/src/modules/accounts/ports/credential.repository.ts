import type { SessionUse } from '../domain/administrator-session.js';

/** A requested password reset link; only the hash of its token is stored. */
export interface PasswordReset {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  readonly tokenHash: string;
  readonly userId: string;
  /** When the owner asked; only the link that was requested last is valid. */
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

export interface SessionKey {
  readonly id: string;
  readonly userId: string;
}

/**
 * Password reset links and administrator sessions. Contract suite:
 * test/contracts/accounts/credential.repository.contract.ts.
 */
export abstract class CredentialRepository {
  /**
   * Stores a new link and voids the user's older ones, including those of the same request.
   * False, and nothing is stored, if a newer one was requested meanwhile. Call it in a unit of
   * work.
   */
  abstract addReset(reset: PasswordReset): Promise<boolean>;
  /** The owner of an unused, unexpired link. */
  abstract resetOwner(tokenHash: string, now: Date): Promise<string | null>;
  /** Uses the link up; of concurrent calls exactly one gets true. */
  abstract consumeReset(tokenHash: string, now: Date): Promise<boolean>;
  /** Voids every link of a user. */
  abstract voidResets(userId: string, now: Date): Promise<void>;

  /** Null for an administrator session that was never used. */
  abstract findSession(id: string): Promise<SessionUse | null>;
  /** Records that the session was used; an ended one stays ended. */
  abstract touchSession(session: SessionKey, at: Date): Promise<void>;
  /** Ends it for good. */
  abstract endSession(session: SessionKey, at: Date): Promise<void>;
  /** Removes sessions last used before a time. */
  abstract removeSessions(before: Date): Promise<void>;
}
