/** A link that was asked for; of its token only the hash is kept. */
export interface PasswordReset {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  readonly tokenHash: string;
  readonly userId: string;
  /** When the owner asked; of several letters the one asked for last holds. */
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** Contract suite: test/contracts/password-reset.repository.contract.ts. */
export abstract class PasswordResetRepository {
  /**
   * Stores a new link and voids the older ones of its user, those from the same request included.
   * False, and nothing is stored, where a newer one was asked for meanwhile. Call it inside a unit
   * of work.
   */
  abstract add(reset: PasswordReset): Promise<boolean>;
  /** The user whom an unused link that has not expired belongs to. */
  abstract ownerOf(tokenHash: string, now: Date): Promise<string | null>;
  /** Uses the link up; of any number of calls at once exactly one gets true. */
  abstract consume(tokenHash: string, now: Date): Promise<boolean>;
  /** Voids every link of a user. */
  abstract voidAll(userId: string, now: Date): Promise<void>;
}
