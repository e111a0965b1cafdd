import { Injectable } from '@nestjs/common';
import type { PowerEffort, PowerPoint } from '../../../../analysis/analysis.js';
import type { Day } from '../../../../analysis/load/days.js';
import type { WorkoutLoad } from '../../../../analysis/load/workout-load.js';
import type { RecordedWorkout } from '../../../../analysis/performance/records.js';
import type { SportFamily } from '../../../../analysis/recording/sport.js';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { CountedDigest, DayRange, RecentDigest } from '../../domain/digest-views.js';
import { DigestReader } from '../../ports/digest-reader.js';
import { effortsOf, unpackZones } from './digest-row.js';
import { RECORDED_COLUMNS, recordedOf, type RecordedColumns } from './recorded-columns.js';

const LOAD = `day::text AS day, load_power AS power, load_pace AS pace, load_heart_rate AS "heartRate"`;
const SIZE = `moving_s AS "movingS", distance_m AS "distanceM", elevation_gain_m AS "elevationGainM"`;
const OF_ATHLETE = `FROM workout_digests WHERE user_id = $1 AND ($2::text IS NULL OR family = $2)`;
const WITHIN = `AND day BETWEEN $3 AND $4`;
/** Earlier than any day, those of a clock that was plainly wrong among them. */
const BEFORE_ALL: Day = '';
const IN_ORDER = `ORDER BY start_time, workout_id`;

interface SizeRow {
  readonly workoutId: string;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
}

interface CountedRow extends SizeRow, WorkoutLoad {
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly efficiencyFactor: number | null;
  readonly zoneSeconds: Buffer | null;
}

interface RecentRow {
  readonly workoutId: string;
  readonly day: Day;
  readonly askedTimes: Buffer | null;
  readonly powerCurve: readonly PowerPoint[];
  readonly powerEfforts: readonly PowerEffort[];
}

@Injectable()
export class TypeormDigestReader extends DigestReader {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  loads(userId: string, family: SportFamily | null, { from, to }: DayRange): Promise<readonly WorkoutLoad[]> {
    return this.query<WorkoutLoad>(`SELECT ${LOAD} ${OF_ATHLETE} ${WITHIN} ${IN_ORDER}`, [userId, family, from, to]);
  }

  async counted(userId: string, family: SportFamily | null, { from, to }: DayRange): Promise<readonly CountedDigest[]> {
    const rows = await this.query<CountedRow>(
      `SELECT workout_id AS "workoutId", family, indoor, ${LOAD}, ${SIZE}, efficiency_factor AS "efficiencyFactor", zone_seconds AS "zoneSeconds"
       ${OF_ATHLETE} ${WITHIN} ${IN_ORDER}`,
      [userId, family, from, to],
    );
    return rows.map(({ day, power, pace, heartRate, zoneSeconds, ...row }) => ({ ...row, day, load: { day, power, pace, heartRate }, zones: unpackZones(zoneSeconds) }));
  }

  async recorded(userId: string, family: SportFamily, wholeFrom: Day = BEFORE_ALL): Promise<readonly RecordedWorkout[]> {
    const [columns] = await this.query<{ [K in keyof RecordedColumns]: RecordedColumns[K] | null }>(
      `SELECT ${RECORDED_COLUMNS} FROM (
         SELECT workout_id, day, moving_s, distance_m, elevation_gain_m, asked_powers, asked_times ${OF_ATHLETE} ORDER BY day, start_time, workout_id
       ) AS digests`,
      [userId, family],
    );
    // Of no row at all every column is null.
    return !columns || columns.ids === null ? [] : recordedOf(columns as RecordedColumns, wholeFrom);
  }

  async recent(userId: string, family: SportFamily, { from, to }: DayRange, before?: { workoutId: string; startTime: Date }): Promise<readonly RecentDigest[]> {
    const rows = await this.query<RecentRow>(
      `SELECT workout_id AS "workoutId", day::text AS day, asked_times AS "askedTimes", power_curve AS "powerCurve", power_efforts AS "powerEfforts"
       ${OF_ATHLETE} ${WITHIN} ${before ? `AND workout_id <> $5 AND start_time <= $6` : ''} ${IN_ORDER}`,
      [userId, family, from, to, ...(before ? [before.workoutId, before.startTime] : [])],
    );
    return rows.map(({ workoutId, day, askedTimes, powerCurve, powerEfforts }) => ({ workoutId, day, points: powerCurve, efforts: powerEfforts, bestEfforts: effortsOf(askedTimes) }));
  }

  async latest(userId: string, upTo: Day): Promise<{ family: SportFamily; day: Day } | null> {
    const [latest] = await this.query<{ family: SportFamily; day: Day }>(
      `SELECT family, day::text AS day FROM workout_digests WHERE user_id = $1 AND workout_digests.day <= $2 ORDER BY workout_digests.day DESC, start_time DESC LIMIT 1`,
      [userId, upTo],
    );
    return latest ?? null;
  }

  async stamp(userId: string): Promise<string> {
    // Every version of a row has the number of the transaction that wrote it.
    const [stamp] = await this.query<{ stamp: string }>(
      `SELECT count(*) || ':' || coalesce(sum(hashtextextended(workout_id::text || xmin::text, 0)), 0) AS stamp FROM workout_digests WHERE user_id = $1`,
      [userId],
    );
    return stamp?.stamp ?? '';
  }

  async families(userId: string): Promise<readonly SportFamily[]> {
    const found = await this.query<{ family: SportFamily }>(
      `SELECT DISTINCT (SELECT family FROM workouts WHERE workouts.user_id = $1 AND workouts.sport = sports.sport LIMIT 1) AS family
       FROM (SELECT DISTINCT sport FROM workout_counts WHERE user_id = $1) AS sports ORDER BY family`,
      [userId],
    );
    return found.map(({ family }) => family);
  }

  async whenAndWhat(userId: string, workoutId: string): Promise<{ family: SportFamily; day: Day; startTime: Date } | null> {
    const [found] = await this.query<{ family: SportFamily; day: Day; startTime: Date }>(
      `SELECT family, local_date::text AS day, start_time AS "startTime" FROM workouts WHERE id = $2 AND user_id = $1`,
      [userId, workoutId],
    );
    return found ?? null;
  }

  private query<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    return this.session.manager().query<T[]>(sql, [...parameters]);
  }
}
