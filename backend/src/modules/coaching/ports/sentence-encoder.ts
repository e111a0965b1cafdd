/** The encoder did not answer, too late, or not as it should. */
export class EncoderFailedError extends Error {
  constructor(
    readonly reason: 'unavailable' | 'late' | 'useless',
    options?: { cause?: unknown },
  ) {
    super(`The sentence encoder failed: ${reason}.`, options);
    this.name = 'EncoderFailedError';
  }
}

/** Longer sentences are cut: the cost grows with the square of the length. */
export const MOST_ENCODED_CHARACTERS = 100;

/** Turns sentences into vectors that are alike where the sentences mean the same. */
export abstract class SentenceEncoder {
  /** Which vectors these are; vectors of different names must never be compared. */
  abstract readonly name: string;

  /**
   * One vector of length 1 for each sentence, in their order, all of the same width.
   * @throws EncoderFailedError
   */
  abstract encode(sentences: readonly string[]): Promise<readonly Float32Array[]>;
}
