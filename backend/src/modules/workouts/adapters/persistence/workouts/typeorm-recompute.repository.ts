import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { RecomputeRepository } from '#workouts/ports/recompute.repository.js';
import type { OwnedWorkout } from '#workouts/ports/report-jobs.js';
import { returnedRows } from '../returned-rows.js';
import { WorkoutAnalysisRecord } from './workout-analysis.record.js';
import { WorkoutReportRecord } from './workout-report.record.js';

@Injectable()
export class TypeormRecomputeRepository extends RecomputeRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  days(userId: string): Promise<readonly { workoutId: string; day: string }[]> {
    return this.query(
      `SELECT id AS "workoutId", local_date::text AS day FROM workouts WHERE user_id = $1
       ORDER BY start_time DESC, id DESC`,
      [userId],
    );
  }

  async markAnalyses(workoutIds: readonly string[]): Promise<void> {
    await this.query(
      `UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id = ANY($1)`,
      [workoutIds],
    );
  }

  async markOtherBuilds(engineBuild: string, limit: number): Promise<readonly string[]> {
    const marked = await returnedRows<{ id: string }>(
      this.session.manager(),
      `UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id IN (
         SELECT workout_id FROM workout_analyses WHERE engine_version <> $1 AND status = 'ready'
         LIMIT $2 FOR UPDATE SKIP LOCKED
       ) RETURNING workout_id AS id`,
      [engineBuild, limit],
    );
    return marked.map(({ id }) => id);
  }

  markedAnalyses(limit: number): Promise<readonly string[]> {
    return this.ids(
      `SELECT workout_id AS id FROM workout_analyses WHERE status = 'recomputing'
       ORDER BY computed_at LIMIT $1`,
      [limit],
    );
  }

  isAnalysisMarked(workoutId: string): Promise<boolean> {
    return this.session
      .manager()
      .existsBy(WorkoutAnalysisRecord, { workoutId, status: 'recomputing' });
  }

  async keepAnalysis(workoutId: string): Promise<void> {
    await this.session
      .manager()
      .update(WorkoutAnalysisRecord, { workoutId, status: 'recomputing' }, { status: 'ready' });
  }

  async markReports(userId: string): Promise<readonly string[]> {
    await this.query(
      `UPDATE workout_reports SET to_rewrite = true FROM workouts
       WHERE workouts.id = workout_id AND workouts.user_id = $1`,
      [userId],
    );
    return this.ids(
      `SELECT workouts.id FROM workouts JOIN workout_reports ON workout_id = workouts.id
       WHERE user_id = $1 ORDER BY start_time DESC, workouts.id DESC`,
      [userId],
    );
  }

  markedReports(limit: number): Promise<readonly OwnedWorkout[]> {
    return this.query(
      `SELECT workouts.user_id AS "userId", workout_id AS "workoutId"
       FROM workout_reports JOIN workouts ON workouts.id = workout_id WHERE to_rewrite LIMIT $1`,
      [limit],
    );
  }

  isReportMarked(workoutId: string): Promise<boolean> {
    return this.session.manager().existsBy(WorkoutReportRecord, { workoutId, toRewrite: true });
  }

  withoutDigest(version: number, limit: number): Promise<readonly OwnedWorkout[]> {
    return this.query(
      `SELECT workouts.user_id AS "userId", workouts.id AS "workoutId"
       FROM workouts LEFT JOIN workout_digests ON workout_digests.workout_id = workouts.id
       WHERE workout_digests.version IS DISTINCT FROM $1
       ORDER BY workouts.start_time DESC LIMIT $2`,
      [version, limit],
    );
  }

  private async ids(sql: string, parameters: readonly unknown[]): Promise<readonly string[]> {
    return (await this.query<{ id: string }>(sql, parameters)).map(({ id }) => id);
  }

  private query<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    return this.session.manager().query<T[]>(sql, [...parameters]);
  }
}
