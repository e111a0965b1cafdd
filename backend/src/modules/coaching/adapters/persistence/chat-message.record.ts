import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Evidence } from '#kernel/evidence.js';

@Entity('chat_messages')
export class ChatMessageRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'workout_id', nullable: true })
  workoutId!: string | null;

  @Column('text')
  role!: 'user' | 'assistant';

  @Column('text')
  content!: string;

  @Column('jsonb')
  evidence!: readonly Evidence[];

  @Column('jsonb')
  unverified!: readonly string[];

  @Column('text', { nullable: true })
  coach!: string | null;

  @Column('text', { nullable: true })
  model!: string | null;

  @Column('integer', { name: 'prompt_tokens', nullable: true })
  promptTokens!: number | null;

  @Column('integer', { name: 'completion_tokens', nullable: true })
  completionTokens!: number | null;

  @Column('text', { name: 'engine_version', nullable: true })
  engineVersion!: string | null;

  @Column('text', { name: 'sheet_hash', nullable: true })
  sheetHash!: string | null;

  @Column('uuid', { name: 'request_id', nullable: true })
  requestId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
