/** Makes secrets that nobody can guess. */
export abstract class SecretGenerator {
  /** A password that can be copied with a double click. */
  abstract next(): string;
  /** 256 random bits in letters that need no escaping in a link. */
  abstract nextToken(): string;
}
