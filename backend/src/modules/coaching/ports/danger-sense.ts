import type { RedFlag } from '../domain/safety/warning-signs.js';

/** Feels a danger in a message that names none in words that the rules know. */
export abstract class DangerSense {
  /**
   * The danger that the message most likely means; null where there is none, or nothing to ask.
   * @param along other texts that will be read of the same message, encoded in the same batch
   */
  abstract flagIn(message: string, along?: readonly string[]): Promise<RedFlag | null>;
}
