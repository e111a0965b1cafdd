/** Hashes passwords so that neither the stored hash nor the time it takes tells anything about them. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; with `null` it takes as long and answers false. */
  abstract verify(password: string, hash: string | null): Promise<boolean>;
}
