import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';

@Entity('demo_messages')
export class DemoMessageRecord implements DemoMessage {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text')
  role!: DemoMessage['role'];

  @Column('text')
  content!: string;

  @Column('jsonb')
  evidence!: DemoMessage['evidence'];

  @Column('jsonb')
  unverified!: readonly string[];

  @Column('text', { nullable: true })
  coach!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
