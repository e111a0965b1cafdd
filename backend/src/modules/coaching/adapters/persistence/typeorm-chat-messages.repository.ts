import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, type FindOptionsWhere } from 'typeorm';
import { columnsOf } from '#platform/database/columns-of.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import type { ChatMessage } from '#coaching/domain/chat-message.js';
import type { SentAnswer, SentParts } from '#coaching/domain/sent/sent-answer.js';
import {
  ChatMessagesRepository,
  type KeptMessage,
  type StoredExchange,
} from '#coaching/ports/chat-messages.repository.js';
import { ChatAnswerSentRecord } from './chat-answer-sent.record.js';
import { toMessage, toRecord } from './chat-message.mapper.js';
import { ChatMessageRecord } from './chat-message.record.js';

@Injectable()
export class TypeormChatMessagesRepository extends ChatMessagesRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(
    { question, answer }: StoredExchange,
    sent: SentParts,
    requestId: string | null,
  ): Promise<boolean> {
    const manager = this.session.manager();
    const asked = manager
      .createQueryBuilder()
      .insert()
      .into(ChatMessageRecord)
      .values(toRecord(question, requestId));
    // Where the same request is being stored at this moment, the statement waits for the outcome.
    const added = await asked.orIgnore().returning('id').execute();
    const rows: unknown = added.raw;
    if (!Array.isArray(rows) || rows.length === 0) return false;
    await manager.insert(ChatMessageRecord, toRecord(answer, requestId));
    await manager.insert(ChatAnswerSentRecord, { messageId: answer.id, ...sent });
    return true;
  }

  async ofRequest(userId: string, requestId: string): Promise<StoredExchange | null> {
    const records = await this.session.manager().findBy(ChatMessageRecord, { userId, requestId });
    const [question, answer] = (['user', 'assistant'] as const).map((role) =>
      records.find((record) => record.role === role),
    );
    return question && answer ? { question: toMessage(question), answer: toMessage(answer) } : null;
  }

  async conversation(userId: string, workoutId: string | null): Promise<readonly ChatMessage[]> {
    const records = await this.session.manager().find(ChatMessageRecord, {
      where: about(userId, workoutId),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return records.map(toMessage);
  }

  async latest(
    userId: string,
    workoutId: string | null,
    limit: number,
  ): Promise<readonly ChatMessage[]> {
    const manager = this.session.manager();
    const [subject, parameters] =
      workoutId === null ? ['workout_id IS NULL', []] : ['workout_id = $3', [workoutId]];
    const records = await manager.query<ChatMessageRecord[]>(
      `${OFTEN}SELECT ${columnsOf(manager.getRepository(ChatMessageRecord))} FROM chat_messages
       WHERE user_id = $1 AND ${subject} ORDER BY created_at DESC, id DESC LIMIT $2`,
      [userId, limit, ...parameters],
    );
    return records.reverse().map(toMessage);
  }

  async sent(userId: string, messageId: string): Promise<SentAnswer | null> {
    const manager = this.session.manager();
    const message = await manager.findOneBy(ChatMessageRecord, {
      id: messageId,
      userId,
      role: 'assistant',
    });
    const parts = message && (await manager.findOneBy(ChatAnswerSentRecord, { messageId }));
    if (!parts || message.coach === null) return null;
    const { coach, model, engineVersion, sheetHash } = message;
    const { instructions, sheet, turns } = parts;
    return { coach, model, engineVersion, sheetHash, instructions, sheet, turns };
  }

  async page(userId: string, after: string | null, limit: number): Promise<readonly KeptMessage[]> {
    const manager = this.session.manager();
    const records = await manager.find(ChatMessageRecord, {
      where: { userId, ...(after !== null && { id: MoreThan(after) }) },
      // Ids rise with the time at which they are made.
      order: { id: 'ASC' },
      take: limit,
    });
    const parts = await manager.findBy(ChatAnswerSentRecord, {
      messageId: In(records.map(({ id }) => id)),
    });
    const sent = new Map(
      parts.map(({ messageId, sheet, turns, instructions }) => [
        messageId,
        { sheet, turns, instructions },
      ]),
    );
    return records.map((record) => {
      const { userId: _owner, ...message } = toMessage(record);
      return { ...message, sent: sent.get(record.id) ?? null };
    });
  }

  async erase(userId: string): Promise<void> {
    const manager = this.session.manager();
    await manager.delete(ChatMessageRecord, { userId });
    await manager.query(`DELETE FROM comparison_questions WHERE user_id = $1`, [userId]);
  }
}

function about(userId: string, workoutId: string | null): FindOptionsWhere<ChatMessageRecord> {
  return { userId, workoutId: workoutId ?? IsNull() };
}
