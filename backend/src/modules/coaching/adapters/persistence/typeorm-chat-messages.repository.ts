import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { ChatMessage } from '../../domain/chat-message.js';
import { ChatMessagesRepository } from '../../ports/chat-messages.repository.js';
import { toMessage, toRecord } from './chat-message.mapper.js';
import { ChatMessageRecord } from './chat-message.record.js';

@Injectable()
export class TypeormChatMessagesRepository extends ChatMessagesRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(messages: readonly ChatMessage[]): Promise<void> {
    await this.session.manager().insert(ChatMessageRecord, messages.map(toRecord));
  }

  async ofWorkout(userId: string, workoutId: string): Promise<readonly ChatMessage[]> {
    const records = await this.session.manager().find(ChatMessageRecord, {
      where: { userId, workoutId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return records.map((record) => toMessage(record, workoutId));
  }

  async latest(userId: string, workoutId: string, limit: number): Promise<readonly ChatMessage[]> {
    const records = await this.session.manager().find(ChatMessageRecord, {
      where: { userId, workoutId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return records.reverse().map((record) => toMessage(record, workoutId));
  }
}
