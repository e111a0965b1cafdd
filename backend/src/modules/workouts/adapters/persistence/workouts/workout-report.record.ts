import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Evidence } from '#kernel/evidence.js';
import type { Report, ReportPlace, ReportSection } from '#workouts/domain/report/report.js';

@Entity('workout_reports')
export class WorkoutReportRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'workout_id' })
  workoutId!: string;

  @Column('text')
  kind!: Report['kind'];

  @Column('text')
  headline!: string;

  @Column('jsonb', { nullable: true })
  at!: ReportPlace | null;

  @Column('jsonb')
  facts!: readonly string[];

  @Column('jsonb')
  sections!: readonly ReportSection[];

  @Column('jsonb')
  evidence!: readonly Evidence[];

  @Column('text')
  coach!: string;

  /** The athlete reads other units now than those of the text. */
  @Column('boolean', { name: 'to_rewrite' })
  toRewrite!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
