import type { ChatMessage } from '../domain/chat-message.js';

/** Questions and answers about workouts. */
export abstract class ChatMessagesRepository {
  /** Joins the unit of work under way. */
  abstract add(messages: readonly ChatMessage[]): Promise<void>;

  /** Oldest first. */
  abstract ofWorkout(userId: string, workoutId: string): Promise<readonly ChatMessage[]>;

  /** The last `limit` messages, oldest first. */
  abstract latest(userId: string, workoutId: string, limit: number): Promise<readonly ChatMessage[]>;
}
