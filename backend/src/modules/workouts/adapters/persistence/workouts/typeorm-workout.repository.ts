import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Analysis } from '#analysis/analysis.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { StoredReport } from '#workouts/domain/report/report.js';
import { factsOf } from '#workouts/domain/report/workout-for-coach.js';
import type { OwnWords } from '#workouts/domain/library/own-words.js';
import { digestOf, type WorkoutDigest } from '#workouts/domain/progress/workout-digest.js';
import type { Workout } from '#workouts/domain/workout.js';
import {
  WorkoutRepository,
  type KeptAnalysis,
  type NewAnalysis,
  type OwnedWorkout,
} from '#workouts/ports/workout.repository.js';
import { putDigest } from '../digests/put-digest.js';
import { putListing } from '../listings/put-listing.js';
import { columnsOf } from '../channels/recording.mapper.js';
import { WorkoutAnalysisRecord } from './workout-analysis.record.js';
import { WorkoutChannelRecord } from '../channels/workout-channel.record.js';
import { WorkoutReportRecord } from './workout-report.record.js';
import { workoutOf, workoutRecordOf } from './workout.mapper.js';
import { WorkoutRecord } from './workout.record.js';

@Injectable()
export class TypeormWorkoutRepository extends WorkoutRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async lockAthlete(userId: string): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [userId]);
  }

  async insert(workout: Workout, analysis: Analysis, engineBuild: string): Promise<boolean> {
    const record = workoutRecordOf(workout);
    const inserting = this.manager().getRepository(WorkoutRecord).createQueryBuilder().insert();
    const inserted = await inserting.values(asInput(record)).orIgnore().returning('id').execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    await this.manager().insert(WorkoutChannelRecord, columnsOf(workout.id, workout.recording));
    await this.manager().insert(
      WorkoutAnalysisRecord,
      analysisRecord(workout.id, analysis, engineBuild, workout.createdAt),
    );
    await putDigest(this.session, digestOf(factsOf(workout, analysis)));
    return true;
  }

  async sameSession({
    userId,
    recording,
  }: Workout): Promise<{ id: string; fileName: string } | null> {
    return this.session.first<{ id: string; fileName: string }>(
      `SELECT id, file_name AS "fileName" FROM workouts
       WHERE user_id = $1 AND sport = $2 AND start_time = $3
         AND COALESCE(device_serial, '') = COALESCE($4, '')`,
      [userId, recording.sport, new Date(recording.startTimeMs), recording.deviceSerial],
    );
  }

  async putReport(workoutId: string, report: StoredReport): Promise<void> {
    const { at = null, facts = [], ...written } = report;
    const record: WorkoutReportRecord = { ...written, at, facts, workoutId, toRewrite: false };
    await this.manager().upsert(WorkoutReportRecord, asInput(record), ['workoutId', 'kind']);
  }

  async recorded(workoutId: string): Promise<Workout | null> {
    const record = await this.manager().findOneBy(WorkoutRecord, { id: workoutId });
    if (!record) return null;
    const columns = await this.manager().findBy(WorkoutChannelRecord, { workoutId });
    // Its columns go with it: none left means that it was deleted in between.
    return columns.length === 0 ? null : workoutOf(record, columns);
  }

  analysed(workoutId: string): Promise<KeptAnalysis | null> {
    return this.session.first<KeptAnalysis>(
      `SELECT family, summary, duration_s AS "durationS", elapsed_s AS "elapsedS",
              distance_m AS "distanceM", result AS analysis, engine_version AS "engineBuild",
              changes
       FROM workouts JOIN workout_analyses ON workout_id = id WHERE id = $1`,
      [workoutId],
    );
  }

  async replaceAnalysis(
    workoutId: string,
    { analysis, engineBuild, totals, summary, digest, changes, computedAt }: NewAnalysis,
  ): Promise<void> {
    await this.manager().update(
      WorkoutAnalysisRecord,
      { workoutId },
      { ...analysisRecord(workoutId, analysis, engineBuild, computedAt), changes },
    );
    await this.manager().update(WorkoutRecord, { id: workoutId }, { ...totals, summary });
    await putDigest(this.session, digest);
  }

  putDigest(digest: WorkoutDigest): Promise<void> {
    return putDigest(this.session, digest);
  }

  async describe(
    userId: string,
    workoutId: string,
    { title, notes }: Partial<OwnWords>,
  ): Promise<OwnWords | null> {
    const described = await this.session.first<OwnWords>(
      `UPDATE workouts SET title = CASE WHEN $3 THEN $4 ELSE title END,
                           notes = CASE WHEN $5 THEN $6 ELSE notes END
       WHERE id = $2 AND user_id = $1 RETURNING title, notes`,
      [userId, workoutId, title !== undefined, title ?? null, notes !== undefined, notes ?? null],
    );
    if (described) await putListing(this.session, workoutId);
    return described;
  }

  /** The upload is the root: workout, channels, analysis, reports and chat go with it. */
  async remove(userId: string, workoutId: string): Promise<string | null> {
    const [removed] = await this.session.query<{ key: string }>(
      `DELETE FROM uploads USING workouts
       WHERE workouts.id = $2 AND workouts.user_id = $1 AND uploads.id = workouts.upload_id
       RETURNING uploads.file_key AS key`,
      [userId, workoutId],
    );
    return removed?.key ?? null;
  }

  days(userId: string): Promise<readonly { workoutId: string; day: string }[]> {
    return this.session.query(
      `SELECT id AS "workoutId", local_date::text AS day FROM workouts WHERE user_id = $1
       ORDER BY start_time DESC, id DESC`,
      [userId],
    );
  }

  async markAnalyses(workoutIds: readonly string[]): Promise<void> {
    await this.session.query(
      `UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id = ANY($1)`,
      [workoutIds],
    );
  }

  async markOtherBuilds(engineBuild: string, limit: number): Promise<readonly string[]> {
    const marked = await this.session.query<{ id: string }>(
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
    return this.manager().existsBy(WorkoutAnalysisRecord, { workoutId, status: 'recomputing' });
  }

  async keepAnalysis(workoutId: string): Promise<void> {
    await this.manager().update(
      WorkoutAnalysisRecord,
      { workoutId, status: 'recomputing' },
      { status: 'ready' },
    );
  }

  async markReports(userId: string): Promise<readonly string[]> {
    await this.session.query(
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
    return this.session.query(
      `SELECT workouts.user_id AS "userId", workout_id AS "workoutId"
       FROM workout_reports JOIN workouts ON workouts.id = workout_id WHERE to_rewrite LIMIT $1`,
      [limit],
    );
  }

  isReportMarked(workoutId: string): Promise<boolean> {
    return this.manager().existsBy(WorkoutReportRecord, { workoutId, toRewrite: true });
  }

  withoutDigest(version: number, limit: number): Promise<readonly OwnedWorkout[]> {
    return this.session.query(
      `SELECT workouts.user_id AS "userId", workouts.id AS "workoutId"
       FROM workouts LEFT JOIN workout_digests ON workout_digests.workout_id = workouts.id
       WHERE workout_digests.version IS DISTINCT FROM $1
       ORDER BY workouts.start_time DESC LIMIT $2`,
      [version, limit],
    );
  }

  private async ids(sql: string, parameters: readonly unknown[]): Promise<readonly string[]> {
    return (await this.session.query<{ id: string }>(sql, parameters)).map(({ id }) => id);
  }

  private manager() {
    return this.session.manager();
  }
}

function analysisRecord(
  workoutId: string,
  result: Analysis,
  engineBuild: string,
  computedAt: Date,
): QueryDeepPartialEntity<WorkoutAnalysisRecord> {
  const record: WorkoutAnalysisRecord = {
    workoutId,
    status: 'ready',
    engineVersion: engineBuild,
    result,
    changes: [],
    computedAt,
  };
  return asInput(record);
}

/**
 * TypeORM's input type reaches into JSON documents, where it knows neither read-only lists nor open
 * records.
 */
function asInput<T>(record: T): QueryDeepPartialEntity<T> {
  return record as QueryDeepPartialEntity<T>;
}
