import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Answers } from '#accounts/domain/questionnaire/answers.js';
import type { Writers } from '#accounts/domain/questionnaire/questionnaire.js';

@Entity('questionnaires')
export class QuestionnaireRecord {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('jsonb')
  answers!: Answers;

  @Column('jsonb')
  writers!: Writers;

  @Column('timestamptz', { name: 'completed_at' })
  completedAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
