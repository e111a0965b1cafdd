import type { ChatMessage } from '#coaching/domain/chat-message.js';
import type { ChatMessageAnswer } from './chat-message.answer.js';

/** A stored message as the API shows it. */
export function presentMessage(message: ChatMessage): ChatMessageAnswer {
  return {
    id: message.id,
    role: message.role,
    content: message.content,
    createdAt: message.createdAt.toISOString(),
    userId: message.userId,
    workoutId: message.workoutId,
    evidence: message.evidence.map((evidence) => ({ ...evidence })),
    unverified: [...message.unverified],
    coach: message.coach,
    model: message.origin?.model ?? null,
  };
}
