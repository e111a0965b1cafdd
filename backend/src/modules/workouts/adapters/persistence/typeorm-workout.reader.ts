import { Injectable } from '@nestjs/common';
import type { Recording } from '../../../../analysis/recording/recording.js';
import type { Thresholds } from '../../../../analysis/thresholds.js';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { ListPlace, SportCount, WorkoutFilter, WorkoutListItem, WorkoutView } from '../../domain/workout-views.js';
import { WorkoutReader } from '../../ports/workout-reader.js';
import { recordingOf } from './recording.mapper.js';
import { WorkoutChannelRecord } from './workout-channel.record.js';
import { conditionsOf } from './workout-conditions.js';
import { viewOf, type WorkoutRow } from './workout-row.js';
import { LIST_COLUMNS, LIST_SOURCES, VIEW_COLUMNS, VIEW_SOURCES } from './workout-sql.js';
import { WorkoutRecord, type RecordingFrame } from './workout.record.js';

@Injectable()
export class TypeormWorkoutReader extends WorkoutReader {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async byId(userId: string, workoutId: string): Promise<WorkoutView | null> {
    return (await this.byIds(userId, [workoutId]))[0] ?? null;
  }

  async byIds(userId: string, workoutIds: readonly string[]): Promise<readonly WorkoutView[]> {
    const rows = await this.query<WorkoutRow>(
      `SELECT ${VIEW_COLUMNS} FROM ${VIEW_SOURCES} WHERE workouts.user_id = $1 AND workouts.id = ANY($2)`,
      [userId, workoutIds],
    );
    return rows.map(viewOf);
  }

  async list(userId: string, filter: WorkoutFilter, after: ListPlace | null, limit: number): Promise<readonly WorkoutListItem[]> {
    const { sql, parameters } = conditionsOf(filter, [userId]);
    const place = after ? `AND (start_time, workouts.id) < ($${parameters.length + 1}, $${parameters.length + 2})` : '';
    return this.query<WorkoutListItem>(
      `SELECT ${LIST_COLUMNS} FROM ${LIST_SOURCES} WHERE user_id = $1 AND ${sql} ${place}
       ORDER BY start_time DESC, workouts.id DESC LIMIT ${Math.trunc(limit)}`,
      [...parameters, ...(after ? [after.startTime, after.id] : [])],
    );
  }

  async countBySport(userId: string, filter: WorkoutFilter): Promise<readonly SportCount[]> {
    const { sql, parameters } = conditionsOf(filter, [userId]);
    return this.query<SportCount>(
      `SELECT sport, count(*)::int AS total, (count(*) FILTER (WHERE ${sql}))::int AS filtered
       FROM workouts WHERE user_id = $1 GROUP BY sport`,
      parameters,
    );
  }

  async hasAny(userId: string): Promise<boolean> {
    return this.session.manager().existsBy(WorkoutRecord, { userId });
  }

  async recording(userId: string, workoutId: string): Promise<{ recording: Recording; thresholds: Thresholds } | null> {
    const [stored] = await this.query<{ frame: RecordingFrame; thresholds: Thresholds }>(
      `SELECT workouts.recording AS frame, workout_analyses.result -> 'thresholds' AS thresholds
       FROM ${VIEW_SOURCES} WHERE workouts.id = $2 AND workouts.user_id = $1`,
      [userId, workoutId],
    );
    const columns = stored ? await this.session.manager().findBy(WorkoutChannelRecord, { workoutId }) : [];
    return stored && columns.length > 0 ? { recording: recordingOf(stored.frame, columns), thresholds: stored.thresholds } : null;
  }

  async file(userId: string, workoutId: string): Promise<{ fileKey: string; fileName: string } | null> {
    const [file] = await this.query<{ fileKey: string; fileName: string }>(
      `SELECT uploads.file_key AS "fileKey", workouts.file_name AS "fileName"
       FROM workouts JOIN uploads ON uploads.id = workouts.upload_id WHERE workouts.id = $2 AND workouts.user_id = $1`,
      [userId, workoutId],
    );
    return file ?? null;
  }

  private query<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    return this.session.manager().query<T[]>(sql, [...parameters]);
  }
}
