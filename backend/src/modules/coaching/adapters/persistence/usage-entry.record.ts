import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CallOutcome, CallPurpose } from '#coaching/ports/usage-ledger.js';

/** Costs are numeric in the database and text here, so that they stay exact. */
@Entity('ai_usage')
export class UsageEntryRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  purpose!: CallPurpose;

  @Column('text')
  model!: string;

  @Column('text')
  outcome!: CallOutcome;

  @Column('integer', { name: 'prompt_tokens' })
  promptTokens!: number;

  @Column('integer', { name: 'completion_tokens' })
  completionTokens!: number;

  @Column('integer', { name: 'cached_tokens' })
  cachedTokens!: number;

  @Column('integer', { name: 'written_tokens' })
  writtenTokens!: number;

  @Column('boolean')
  estimated!: boolean;

  @Column('text', { name: 'price_version' })
  priceVersion!: string;

  @Column('numeric', { name: 'prompt_cost_micros', nullable: true })
  promptCost!: string | null;

  @Column('numeric', { name: 'completion_cost_micros', nullable: true })
  completionCost!: string | null;

  @Column('uuid', { name: 'message_id', nullable: true })
  messageId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  at!: Date;
}
