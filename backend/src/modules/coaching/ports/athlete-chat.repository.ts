import type { ChatMessage } from '../domain/chat-message.js';
import type { SentParts } from '../domain/sent/sent-answer.js';

/** A message as its owner gets it, with what the coach was given for it; null on questions. */
export interface KeptMessage extends Omit<ChatMessage, 'userId'> {
  readonly sent: SentParts | null;
}

/**
 * All that one athlete asked and was told, to be handed over or removed; every method joins the
 * transaction under way.
 */
export abstract class AthleteChatRepository {
  /**
   * Up to `limit` messages behind the one with the id `after`, in the order in which they were
   * stored; the first ones for null.
   */
  abstract page(
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly KeptMessage[]>;

  /** Comparisons are not kept; how many were asked about goes as well. */
  abstract erase(userId: string): Promise<void>;
}
