import type { ChatMessage } from '../domain/chat-message.js';
import type { SentAnswer, SentParts } from '../domain/sent/sent-answer.js';

/** A question with its answer, to be stored together. */
export interface StoredExchange {
  readonly question: ChatMessage;
  readonly answer: ChatMessage;
}

/** A message as its owner gets it, with what the coach was given for it; null on questions. */
export interface KeptMessage extends Omit<ChatMessage, 'userId'> {
  readonly sent: SentParts | null;
}

/**
 * Questions and answers about one workout each, or in the general chat, for which `workoutId` is
 * null.
 */
export abstract class ChatMessagesRepository {
  /**
   * Stores both and what the coach was given. Joins the unit of work under way.
   * @param requestId the client's own name for this question
   * @returns false where a question of that name is stored already; then nothing was added
   */
  abstract add(
    exchange: StoredExchange,
    sent: SentParts,
    requestId: string | null,
  ): Promise<boolean>;

  /** What is stored under the client's own name for a question; null where nothing is. */
  abstract ofRequest(userId: string, requestId: string): Promise<StoredExchange | null>;

  /** All of a conversation, oldest first. */
  abstract conversation(userId: string, workoutId: string | null): Promise<readonly ChatMessage[]>;

  /** The last `limit` messages of a conversation, oldest first. */
  abstract latest(
    userId: string,
    workoutId: string | null,
    limit: number,
  ): Promise<readonly ChatMessage[]>;

  /**
   * What a coach was given for one of the athlete's answers; null where there is no such answer.
   */
  abstract sent(userId: string, messageId: string): Promise<SentAnswer | null>;

  /**
   * Up to `limit` messages of an athlete behind the one with the id `after`, in the order in which
   * they were stored; the first ones for null. Joins the transaction under way.
   */
  abstract page(
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly KeptMessage[]>;

  /**
   * Removes all of an athlete's messages and comparison questions. Joins the transaction under way.
   */
  abstract erase(userId: string): Promise<void>;
}
