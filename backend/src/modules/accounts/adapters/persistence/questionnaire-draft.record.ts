import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Answers } from '#accounts/domain/questionnaire/answers.js';
import type { Writers } from '#accounts/domain/questionnaire/questionnaire.js';

@Entity('questionnaire_drafts')
export class QuestionnaireDraftRecord {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('jsonb')
  answers!: Answers;

  @Column('integer', { name: 'current_step' })
  currentStep!: number;

  @Column('jsonb')
  writers!: Writers;

  @Column('jsonb', { nullable: true })
  base!: Answers | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
