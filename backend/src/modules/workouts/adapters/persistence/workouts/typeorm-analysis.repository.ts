import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { AnalysisRepository } from '#workouts/ports/analysis.repository.js';
import { returnedRows } from '../returned-rows.js';
import { WorkoutAnalysisRecord } from './workout-analysis.record.js';

interface WorkoutKey {
  readonly id: string;
}

@Injectable()
export class TypeormAnalysisRepository extends AnalysisRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  days(userId: string): Promise<readonly { workoutId: string; day: string }[]> {
    return this.session
      .manager()
      .query<{ workoutId: string; day: string }[]>(
        'SELECT id AS "workoutId", local_date::text AS day FROM workouts WHERE user_id = $1 ' +
          'ORDER BY start_time DESC, id DESC',
        [userId],
      );
  }

  async mark(workoutIds: readonly string[]): Promise<void> {
    await this.session
      .manager()
      .query(`UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id = ANY($1)`, [
        workoutIds,
      ]);
  }

  async markOtherBuilds(engineBuild: string, limit: number): Promise<readonly string[]> {
    return this.ids(
      `UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id IN (
         SELECT workout_id FROM workout_analyses WHERE engine_version <> $1 AND status = 'ready' LIMIT $2 FOR UPDATE SKIP LOCKED
       ) RETURNING workout_id AS id`,
      [engineBuild, limit],
    );
  }

  async recomputing(limit: number): Promise<readonly string[]> {
    return this.ids(
      `SELECT workout_id AS id FROM workout_analyses WHERE status = 'recomputing' ORDER BY ` +
        'computed_at LIMIT $1',
      [limit],
    );
  }

  async isRecomputing(workoutId: string): Promise<boolean> {
    return this.session
      .manager()
      .existsBy(WorkoutAnalysisRecord, { workoutId, status: 'recomputing' });
  }

  async keep(workoutId: string): Promise<void> {
    await this.session
      .manager()
      .update(WorkoutAnalysisRecord, { workoutId, status: 'recomputing' }, { status: 'ready' });
  }

  private async ids(sql: string, parameters: readonly unknown[]): Promise<readonly string[]> {
    return (await returnedRows<WorkoutKey>(this.session.manager(), sql, parameters)).map(
      ({ id }) => id,
    );
  }
}
