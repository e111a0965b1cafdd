/**
 * Hashes passwords so that neither the stored hash nor the time it takes tells anything about them.
 */
export abstract class PasswordHasher {
  /** Throws SERVICE_UNAVAILABLE where too many wait already. */
  abstract hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash; with `null` it takes as long and answers false.
   * Throws SERVICE_UNAVAILABLE where too many wait already.
   */
  abstract verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a stored hash was made with the cost of today. */
  abstract isCurrent(hash: string): boolean;
}
