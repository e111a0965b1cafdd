import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import type { DayTotals } from '#workouts/domain/library/workout-calendar.js';
import type {
  ListPlace,
  WorkoutCount,
  WorkoutFilter,
  WorkoutListItem,
  WorkoutView,
} from '#workouts/domain/library/workout-views.js';
import {
  WorkoutReader,
  type PackedRecording,
  type RecordedWith,
} from '#workouts/ports/workout-reader.js';
import { recordingOf } from '../channels/recording.mapper.js';
import { WorkoutChannelRecord } from '../channels/workout-channel.record.js';
import { conditionsOf, isFiltered, tableOf } from './workout-conditions.js';
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
    const rows = await this.session.query<WorkoutRow>(
      `${OFTEN}SELECT ${VIEW_COLUMNS} FROM ${VIEW_SOURCES} WHERE workouts.user_id = $1 AND ` +
        'workouts.id = ANY($2)',
      [userId, workoutIds],
    );
    return rows.map(viewOf);
  }

  async list(
    userId: string,
    filter: WorkoutFilter,
    after: ListPlace | null,
    limit: number,
  ): Promise<readonly WorkoutListItem[]> {
    const { sql, parameters } = conditionsOf(filter, [userId]);
    const place = after
      ? `AND (listed.start_time, listed.id) < ($${parameters.length + 1}, ` +
        `$${parameters.length + 2})`
      : '';
    // The page is found before anything is read of it: a search looks into every row.
    return this.session.query<WorkoutListItem>(
      // The best plan for a rare sport is not that for a common one.
      `${isFiltered(filter) ? '' : OFTEN}SELECT ${LIST_COLUMNS} FROM (
         SELECT listed.id FROM ${tableOf(filter)} AS listed
         WHERE listed.user_id = $1 AND ${sql} ${place}
         ORDER BY listed.start_time DESC, listed.id DESC LIMIT ${Math.trunc(limit)}
       ) AS page JOIN ${LIST_SOURCES} ON workouts.id = page.id
       ORDER BY workouts.start_time DESC, workouts.id DESC`,
      [...parameters, ...(after ? [after.startTime, after.id] : [])],
    );
  }

  counts(
    userId: string,
    { year, month, sport, family }: WorkoutFilter,
  ): Promise<readonly WorkoutCount[]> {
    return this.session.query<WorkoutCount>(
      // A sport has one family: any workout of it tells which.
      `${OFTEN}WITH families AS MATERIALIZED (
         SELECT sport, (
           SELECT family FROM workouts
           WHERE workouts.user_id = $1 AND workouts.sport = sports.sport LIMIT 1
         ) AS family
         FROM (SELECT DISTINCT sport FROM workout_counts WHERE user_id = $1) AS sports
       )
       SELECT year, sport, family, sum(workouts)::int AS total, COALESCE(sum(workouts) FILTER (
         WHERE ($2::int IS NULL OR year = $2) AND ($3::int IS NULL OR month = $3)
           AND ($4::text IS NULL OR sport = $4)
           AND ($5::text IS NULL OR family = $5)), 0)::int AS filtered
       FROM workout_counts JOIN families USING (sport)
       WHERE user_id = $1 GROUP BY year, sport, family`,
      [userId, year ?? null, month ?? null, sport ?? null, family ?? null],
    );
  }

  async countFound(userId: string, filter: WorkoutFilter): Promise<number> {
    const { sql, parameters } = conditionsOf(filter, [userId]);
    const row = await this.session.first<{ found: number }>(
      `SELECT count(*)::int AS found FROM workout_listings AS listed
       WHERE listed.user_id = $1 AND ${sql}`,
      parameters,
    );
    return row?.found ?? 0;
  }

  dayTotals(userId: string, filter: WorkoutFilter): Promise<readonly DayTotals[]> {
    const { sql, parameters } = conditionsOf(filter, [userId]);
    return this.session.query<DayTotals>(
      `SELECT listed.local_date::text AS day, listed.family, count(*)::int AS workouts,
         sum(moving_s) AS "movingS", sum(distance_m) AS "distanceM", sum(load) AS load,
         count(*) FILTER (WHERE load IS NULL)::int AS "withoutLoad"
       FROM workout_listings AS listed
       JOIN (
         SELECT workout_id, moving_s, distance_m,
                COALESCE(load_power, load_pace, load_heart_rate) AS load
         FROM workout_digests WHERE user_id = $1
       ) AS digests ON workout_id = listed.id
       WHERE listed.user_id = $1 AND ${sql}
       GROUP BY listed.local_date, listed.family`,
      parameters,
    );
  }

  async ids(userId: string, after: string | null, limit: number): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      `SELECT id FROM workouts WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2)
       ORDER BY id LIMIT $3`,
      [userId, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async hasAny(userId: string): Promise<boolean> {
    return this.session.manager().existsBy(WorkoutRecord, { userId });
  }

  async hold(userId: string, workoutId: string): Promise<boolean> {
    const rows = await this.session.query(
      'SELECT 1 FROM workouts WHERE user_id = $1 AND id = $2 FOR KEY SHARE',
      [userId, workoutId],
    );
    return rows.length === 1;
  }

  async recording(userId: string, workoutId: string): Promise<RecordedWith | null> {
    const packed = await this.packed(userId, workoutId);
    if (!packed) return null;
    const { unpack, ...judgedBy } = packed;
    return { ...judgedBy, recording: unpack() };
  }

  async packed(userId: string, workoutId: string): Promise<PackedRecording | null> {
    const [stored] = await this.session.query<
      Omit<RecordedWith, 'recording'> & { frame: RecordingFrame }
    >(
      `SELECT workouts.recording AS frame, workout_analyses.result -> 'thresholds' AS thresholds,
              workout_analyses.result -> 'wPrimeBalance' AS "wPrimeBalance"
       FROM ${VIEW_SOURCES} WHERE workouts.id = $2 AND workouts.user_id = $1`,
      [userId, workoutId],
    );
    const columns = stored
      ? await this.session.manager().findBy(WorkoutChannelRecord, { workoutId })
      : [];
    if (!stored || columns.length === 0) return null;
    const { frame, ...judgedBy } = stored;
    return { ...judgedBy, unpack: () => recordingOf(frame, columns) };
  }

  async file(
    userId: string,
    workoutId: string,
  ): Promise<{ fileKey: string; fileName: string } | null> {
    return this.session.first<{ fileKey: string; fileName: string }>(
      `SELECT uploads.file_key AS "fileKey", workouts.file_name AS "fileName"
       FROM workouts JOIN uploads ON uploads.id = workouts.upload_id
       WHERE workouts.id = $2 AND workouts.user_id = $1`,
      [userId, workoutId],
    );
  }
}
