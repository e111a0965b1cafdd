import type { Exchange } from '../questions/conversation.js';

/** Names the very question of a request; null where the client gave no name for it. */
export function requestKey({
  userId,
  workoutId,
  question,
  requestId,
}: Pick<Exchange, 'userId' | 'workoutId' | 'question' | 'requestId'>): string | null {
  return requestId === null ? null : JSON.stringify([userId, requestId, workoutId, question]);
}
