import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SentParts } from '#coaching/domain/sent/sent-answer.js';

@Entity('chat_answers_sent')
export class ChatAnswerSentRecord {
  @PrimaryColumn('uuid', { name: 'message_id' })
  messageId!: string;

  @Column('text')
  sheet!: string;

  @Column('jsonb')
  turns!: SentParts['turns'];

  @Column('jsonb')
  instructions!: SentParts['instructions'];
}
