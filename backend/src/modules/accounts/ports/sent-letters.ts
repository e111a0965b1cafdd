/** Letters that were sent and that the product may still hold. */
export abstract class SentLetters {
  /** Removes those to the address that were sent up to a time; none is no error. */
  abstract forget(email: string, until: Date): Promise<void>;
}
