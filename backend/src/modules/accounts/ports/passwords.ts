/** Hashing, checking and making passwords and reset tokens. */
export abstract class Passwords {
  /** Throws SERVICE_UNAVAILABLE if too many calls are waiting. */
  abstract hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash; with `null` it takes as long and returns false.
   * Throws SERVICE_UNAVAILABLE if too many calls are waiting.
   */
  abstract verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a stored hash was made with today's cost. */
  abstract isCurrent(hash: string): boolean;
  /** Whether the password, in any case, is one of the most common ones. */
  abstract isCommon(password: string): Promise<boolean>;
  /** A random password that a double click selects. */
  abstract generate(): string;
  /** 256 random bits, safe in a link. */
  abstract generateToken(): string;
}
