import { SAFETY_COACH, type ChatMessage } from '#coaching/domain/chat-message.js';
import type { ChatTurn } from '#coaching/ports/coach-model.js';

/**
 * Stored messages as a coach may see them. What was said about symptoms is private to
 * the athlete's: it reaches no coach.
 */
export function turnsOf(
  latest: readonly Pick<ChatMessage, 'role' | 'content' | 'coach'>[],
): readonly ChatTurn[] {
  const aboutHealth = (index: number) =>
    [latest[index], latest[index + 1]].some((message) => message?.coach === SAFETY_COACH);
  return latest
    .filter((_, index) => !aboutHealth(index))
    .map(({ role, content }) => ({ role, content }));
}

/** What the athlete wrote, for what stands in front of every coach. */
export function ownMessages(
  latest: readonly Pick<ChatMessage, 'role' | 'content'>[],
): readonly string[] {
  return latest.filter(({ role }) => role === 'user').map(({ content }) => content);
}
