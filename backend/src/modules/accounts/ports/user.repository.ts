import type { User } from '../domain/user.js';

/**
 * An account that is being closed is as good as gone: it is not found. Contract suite:
 * test/contracts/user.repository.contract.ts.
 */
export abstract class UserRepository {
  /**
   * Stores a new user. Throws EMAIL_TAKEN when someone has the address already, also when both come
   * at once.
   */
  abstract add(user: User): Promise<void>;
  abstract findById(id: string): Promise<User | null>;
  /** Finds by address, without regard to case and surrounding space. */
  abstract findByEmail(email: string): Promise<User | null>;
  /** Whether there is any administrator. */
  abstract hasAdministrator(): Promise<boolean>;
  /**
   * Stores a new password and raises the token version, which ends every session. Null, and nothing
   * is changed, where another change came first (the version is no longer that of `user`).
   * @returns the new token version
   */
  abstract changePassword(user: User, passwordHash: string): Promise<number | null>;
  /**
   * Stores the same password under another hash; nothing is changed where it has been replaced
   * meanwhile.
   */
  abstract refreshPasswordHash(user: User, passwordHash: string): Promise<void>;
}
