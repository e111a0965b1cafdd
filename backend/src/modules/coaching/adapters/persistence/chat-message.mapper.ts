import type { AnswerOrigin, ChatMessage } from '../../domain/chat-message.js';
import type { ChatMessageRecord } from './chat-message.record.js';

export function toRecord(message: ChatMessage): ChatMessageRecord {
  const { origin, ...rest } = message;
  return {
    ...rest,
    model: origin?.model ?? null,
    promptTokens: origin?.promptTokens ?? null,
    completionTokens: origin?.completionTokens ?? null,
    engineVersion: origin?.engineVersion ?? null,
    sheetHash: origin?.sheetHash ?? null,
  };
}

/** @param workoutId the workout that was asked for, so that it need not be null here */
export function toMessage(record: ChatMessageRecord, workoutId: string): ChatMessage {
  const { id, userId, role, content, createdAt, evidence, unverified, coach } = record;
  return { id, userId, workoutId, role, content, createdAt, evidence, unverified, coach, origin: originOf(record) };
}

function originOf(record: ChatMessageRecord): AnswerOrigin | null {
  const { model, promptTokens, completionTokens, engineVersion, sheetHash } = record;
  return engineVersion === null || sheetHash === null ? null : { model, promptTokens, completionTokens, engineVersion, sheetHash };
}
