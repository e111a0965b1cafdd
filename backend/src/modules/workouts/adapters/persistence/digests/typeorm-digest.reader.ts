import { Injectable } from '@nestjs/common';
import type { PowerEffort, PowerPoint } from '#analysis/analysis.js';
import type { Day } from '#analysis/load/days.js';
import type { WorkoutLoad } from '#analysis/load/workout-load.js';
import type { Places } from '#analysis/places/places.js';
import type { Route } from '#analysis/places/route.js';
import type { RecordedWorkout } from '#analysis/performance/records.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { PlacedWorkout } from '#workouts/domain/history/known-places.js';
import type { PastWorkout } from '#workouts/domain/history/past-workout.js';
import type {
  CountedDigest,
  DayRange,
  RecentDigest,
} from '#workouts/domain/progress/digest-views.js';
import { DigestReader, type Likeness, type Whereabouts } from '#workouts/ports/digest-reader.js';
import {
  COUNTED_COLUMNS,
  COUNTED_SOURCE,
  countedOf,
  LOAD_COLUMNS,
  LOAD_SOURCE,
  loadsOf,
  type CountedColumns,
  type LoadColumns,
} from './counted-columns.js';
import { effortsOf } from './digest-row.js';
import { unpackClimbs } from './packed-climbs.js';
import { pastWorkouts } from './past-workouts.js';
import { RECORDED_COLUMNS, recordedOf, type RecordedColumns } from './recorded-columns.js';

const OF_ATHLETE = `FROM workout_digests WHERE user_id = $1 AND ($2::text IS NULL OR family = $2)`;
const WITHIN = `AND day BETWEEN $3 AND $4`;
/** Earlier than any day, those of a clock that was plainly wrong among them. */
const BEFORE_ALL: Day = '';
const IN_ORDER = `ORDER BY start_time, workout_id`;
const NEWEST_FIRST = 'ORDER BY start_time DESC, workout_id DESC';

interface RecentRow {
  readonly workoutId: string;
  readonly day: Day;
  readonly askedTimes: Buffer | null;
  readonly powerCurve: readonly PowerPoint[];
  readonly powerEfforts: readonly PowerEffort[];
}

interface PlacedRow {
  readonly workoutId: string;
  readonly day: Day;
  /** A `Route` as JSON. */
  readonly route: string | null;
  readonly climbs: Buffer | null;
}

@Injectable()
export class TypeormDigestReader extends DigestReader {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async loads(
    userId: string,
    family: SportFamily | null,
    { from, to }: DayRange,
  ): Promise<readonly WorkoutLoad[]> {
    const columns = await this.columns<LoadColumns>(
      `SELECT ${LOAD_COLUMNS}
       FROM (SELECT ${LOAD_SOURCE} ${OF_ATHLETE} ${WITHIN} ${IN_ORDER}) AS digests`,
      [userId, family, from, to],
    );
    return columns ? loadsOf(columns) : [];
  }

  async counted(
    userId: string,
    family: SportFamily | null,
    { from, to }: DayRange,
  ): Promise<readonly CountedDigest[]> {
    const columns = await this.columns<CountedColumns>(
      `SELECT ${COUNTED_COLUMNS}
       FROM (SELECT ${COUNTED_SOURCE} ${OF_ATHLETE} ${WITHIN} ${IN_ORDER}) AS digests`,
      [userId, family, from, to],
    );
    return columns ? countedOf(columns) : [];
  }

  async recorded(
    userId: string,
    family: SportFamily,
    wholeFrom: Day = BEFORE_ALL,
  ): Promise<readonly RecordedWorkout[]> {
    const columns = await this.columns<RecordedColumns>(
      `SELECT ${RECORDED_COLUMNS} FROM (
         SELECT workout_id, day, moving_s, distance_m, elevation_gain_m, asked_powers, asked_times
         ${OF_ATHLETE} ORDER BY day, start_time, workout_id
       ) AS digests`,
      [userId, family],
    );
    return columns ? recordedOf(columns, wholeFrom) : [];
  }

  async recent(
    userId: string,
    family: SportFamily,
    { from, to }: DayRange,
    before?: { workoutId: string; startTime: Date },
  ): Promise<readonly RecentDigest[]> {
    const rows = await this.session.query<RecentRow>(
      `SELECT workout_id AS "workoutId", day::text AS day, asked_times AS "askedTimes",
              power_curve AS "powerCurve", power_efforts AS "powerEfforts"
       ${OF_ATHLETE} ${WITHIN} ${before ? 'AND workout_id <> $5 AND start_time <= $6' : ''}
       ${IN_ORDER}`,
      [userId, family, from, to, ...(before ? [before.workoutId, before.startTime] : [])],
    );
    return rows.map(({ workoutId, day, askedTimes, powerCurve, powerEfforts }) => ({
      workoutId,
      day,
      points: powerCurve,
      efforts: powerEfforts,
      bestEfforts: effortsOf(askedTimes),
    }));
  }

  async latest(userId: string, upTo: Day): Promise<{ family: SportFamily; day: Day } | null> {
    return this.session.first<{ family: SportFamily; day: Day }>(
      `SELECT family, day::text AS day FROM workout_digests
       WHERE user_id = $1 AND workout_digests.day <= $2
       ORDER BY workout_digests.day DESC, start_time DESC LIMIT 1`,
      [userId, upTo],
    );
  }

  async stamp(userId: string): Promise<string> {
    // Every version of a row has the number of the transaction that wrote it.
    const [stamp] = await this.session.query<{ stamp: string }>(
      `SELECT count(*) || ':' ||
              coalesce(sum(hashtextextended(workout_id::text || xmin::text, 0)), 0) AS stamp
       FROM workout_digests WHERE user_id = $1`,
      [userId],
    );
    return stamp?.stamp ?? '';
  }

  async families(userId: string): Promise<readonly SportFamily[]> {
    const found = await this.session.query<{ family: SportFamily }>(
      `SELECT DISTINCT (
         SELECT family FROM workouts
         WHERE workouts.user_id = $1 AND workouts.sport = sports.sport LIMIT 1
       ) AS family
       FROM (SELECT DISTINCT sport FROM workout_counts WHERE user_id = $1) AS sports
       ORDER BY family`,
      [userId],
    );
    return found.map(({ family }) => family);
  }

  async whenAndWhat(
    userId: string,
    workoutId: string,
  ): Promise<{ family: SportFamily; day: Day; startTime: Date } | null> {
    return this.session.first<{ family: SportFamily; day: Day; startTime: Date }>(
      `SELECT family, local_date::text AS day, start_time AS "startTime"
       FROM workouts WHERE id = $2 AND user_id = $1`,
      [userId, workoutId],
    );
  }

  async past(userId: string, workoutId: string): Promise<PastWorkout | null> {
    const [found] = await this.pastWorkouts(
      'SELECT * FROM workout_digests WHERE user_id = $1 AND workout_id = $2',
      [userId, workoutId],
    );
    return found ?? null;
  }

  before(
    userId: string,
    { of, movingFromS, movingToS, since }: Likeness,
    skip: number,
    limit: number,
  ): Promise<readonly PastWorkout[]> {
    const { family, indoor, startTime, workoutId } = of;
    return this.pastWorkouts(
      `SELECT * FROM workout_digests
       WHERE user_id = $1 AND family = $2 AND indoor = $3 AND moving_s BETWEEN $4 AND $5
         AND day >= $6 AND start_time <= $7 AND workout_id <> $8
       ${NEWEST_FIRST} LIMIT $9 OFFSET $10`,
      [userId, family, indoor, movingFromS, movingToS, since, startTime, workoutId, limit, skip],
    );
  }

  pastOf(userId: string, workoutIds: readonly string[]): Promise<readonly PastWorkout[]> {
    return this.pastWorkouts(
      'SELECT * FROM workout_digests WHERE user_id = $1 AND workout_id = ANY($2)',
      [userId, workoutIds],
    );
  }

  async placesOf(userId: string, workoutId: string): Promise<Places | null> {
    const row = await this.session.first<PlacedRow>(
      `SELECT workout_id AS "workoutId", day::text AS day, route, climb_places AS climbs
       FROM workout_digests
       WHERE user_id = $1 AND workout_id = $2 AND (route IS NOT NULL OR climb_places IS NOT NULL)`,
      [userId, workoutId],
    );
    return row === null ? null : placedOf(row);
  }

  async placed(
    userId: string,
    { of, distanceM, climbs, since }: Whereabouts,
    limit: number,
  ): Promise<readonly PlacedWorkout[]> {
    const { family, indoor, startTime, workoutId } = of;
    const rows = await this.session.query<PlacedRow>(
      `SELECT * FROM (
         SELECT workout_id AS "workoutId", workout_digests.day::text AS day,
                CASE WHEN distance_m BETWEEN $7 AND $8 THEN route END AS route,
                CASE WHEN $9 THEN climb_places END AS climbs
         FROM workout_digests
         WHERE user_id = $1 AND family = $2 AND indoor = $3 AND workout_digests.day >= $4
           AND start_time <= $5 AND workout_id <> $6
         ${NEWEST_FIRST}
       ) AS digests
       WHERE route IS NOT NULL OR climbs IS NOT NULL LIMIT $10`,
      [
        ...[userId, family, indoor, since, startTime, workoutId],
        ...[distanceM?.from ?? null, distanceM?.to ?? null, climbs, limit],
      ],
    );
    return rows.map(placedOf);
  }

  newest(userId: string, { from, to }: DayRange, limit: number): Promise<readonly PastWorkout[]> {
    return this.pastWorkouts(
      `SELECT * FROM workout_digests WHERE user_id = $1 AND day BETWEEN $2 AND $3
       ${NEWEST_FIRST} LIMIT $4`,
      [userId, from, to, limit],
    );
  }

  private pastWorkouts(sql: string, parameters: readonly unknown[]) {
    return pastWorkouts(this.session, sql, parameters);
  }

  /** All rows in one; null without any row, for then every column is null. */
  private async columns<T extends { readonly days: string }>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<T | null> {
    const [columns] = await this.session.query<T | { readonly days: null }>(sql, parameters);
    return columns === undefined || columns.days === null ? null : columns;
  }
}

function placedOf({ workoutId, day, route, climbs }: PlacedRow): PlacedWorkout {
  return {
    ...{ workoutId, day },
    route: route === null ? null : (JSON.parse(route) as Route),
    climbs: unpackClimbs(climbs),
  };
}
