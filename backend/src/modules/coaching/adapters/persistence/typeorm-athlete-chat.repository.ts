import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import {
  AthleteChatRepository,
  type KeptMessage,
} from '#coaching/ports/athlete-chat.repository.js';
import { ChatAnswerSentRecord } from './chat-answer-sent.record.js';
import { toMessage } from './chat-message.mapper.js';
import { ChatMessageRecord } from './chat-message.record.js';

@Injectable()
export class TypeormAthleteChatRepository extends AthleteChatRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
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
