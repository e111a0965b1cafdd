/** Makes passwords that nobody can guess. */
export abstract class SecretGenerator {
  abstract next(): string;
}
