import type { AnswerOrigin, ChatMessage } from '#coaching/domain/chat-message.js';
import type { ChatMessageRecord } from './chat-message.record.js';

export function toRecord(message: ChatMessage, requestId: string | null): ChatMessageRecord {
  const { origin, ...rest } = message;
  return {
    ...rest,
    requestId,
    model: origin?.model ?? null,
    promptTokens: origin?.promptTokens ?? null,
    completionTokens: origin?.completionTokens ?? null,
    engineVersion: origin?.engineVersion ?? null,
    sheetHash: origin?.sheetHash ?? null,
  };
}

export function toMessage(record: ChatMessageRecord): ChatMessage {
  const { id, userId, workoutId, role, content, createdAt, evidence, unverified, coach } = record;
  return {
    id,
    userId,
    workoutId,
    role,
    content,
    createdAt,
    evidence,
    unverified,
    coach,
    origin: originOf(record),
  };
}

function originOf(record: ChatMessageRecord): AnswerOrigin | null {
  const { model, promptTokens, completionTokens, engineVersion, sheetHash } = record;
  return engineVersion === null || sheetHash === null
    ? null
    : { model, promptTokens, completionTokens, engineVersion, sheetHash };
}
