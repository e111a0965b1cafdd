import type { ChatMessage } from '../domain/chat-message.js';

/** A message as its owner gets it; null where it was not about one workout. */
export interface KeptMessage extends Omit<ChatMessage, 'userId' | 'workoutId'> {
  readonly workoutId: string | null;
}

/** All that one athlete asked and was told, to be handed over or removed; every method joins the transaction under way. */
export abstract class AthleteChatRepository {
  /** Up to `limit` messages behind the one with the id `after`, in the order in which they were stored; the first ones for null. */
  abstract page(userId: string, after: string | null, limit: number): Promise<readonly KeptMessage[]>;

  abstract erase(userId: string): Promise<void>;
}
