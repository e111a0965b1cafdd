import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Analysis } from '#analysis/analysis.js';
import type { AnalysisChange } from '#workouts/domain/changes/figure-change.js';
import type { AnalysisStatus } from '#workouts/domain/library/workout-views.js';

@Entity('workout_analyses')
export class WorkoutAnalysisRecord {
  @PrimaryColumn('uuid', { name: 'workout_id' })
  workoutId!: string;

  @Column('text')
  status!: AnalysisStatus;

  /** Which definitions made it, as `ENGINE_BUILD` names them. */
  @Column('text', { name: 'engine_version' })
  engineVersion!: string;

  @Column('jsonb')
  result!: Analysis;

  /** What it changed of the one before it, newest first. */
  @Column('jsonb')
  changes!: readonly AnalysisChange[];

  @Column('timestamptz', { name: 'computed_at' })
  computedAt!: Date;
}
