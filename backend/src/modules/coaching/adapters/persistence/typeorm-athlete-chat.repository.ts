import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import { AthleteChatRepository, type KeptMessage } from '../../ports/athlete-chat.repository.js';
import { toMessage } from './chat-message.mapper.js';
import { ChatMessageRecord } from './chat-message.record.js';

@Injectable()
export class TypeormAthleteChatRepository extends AthleteChatRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async page(userId: string, after: string | null, limit: number): Promise<readonly KeptMessage[]> {
    const records = await this.session.manager().find(ChatMessageRecord, {
      where: { userId, ...(after !== null && { id: MoreThan(after) }) },
      // Ids rise with the time at which they are made.
      order: { id: 'ASC' },
      take: limit,
    });
    return records.map((record) => {
      const { userId: _owner, workoutId: _workout, ...message } = toMessage(record, record.workoutId ?? '');
      return { ...message, workoutId: record.workoutId };
    });
  }

  async erase(userId: string): Promise<void> {
    await this.session.manager().delete(ChatMessageRecord, { userId });
  }
}
