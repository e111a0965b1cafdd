import type { SessionShape } from '#analysis/analysis.js';
import type { DatabaseSession } from '#platform/database/database-session.js';
import {
  PAST_METRICS,
  type PastReps,
  type PastWorkout,
} from '#workouts/domain/history/past-workout.js';

interface PastRow extends Omit<PastWorkout, 'load' | 'reps' | 'metrics' | 'shape'> {
  readonly shape: SessionShape | null;
  readonly metrics: PastWorkout['metrics'] | null;
  readonly work: {
    readonly count: number;
    readonly elapsedS: number;
    readonly avgPowerW: number | null;
    readonly avgSpeedMps: number | null;
    readonly avgHr: number | null;
  } | null;
  readonly power: number | null;
  readonly pace: number | null;
  readonly heartRate: number | null;
}

/**
 * The rows are picked first, and only their analyses are opened, once each: an analysis is large,
 * and every `->` on a stored document unpacks all of it again.
 */
const read = (picked: string, metricsAt: number): string => `
  WITH picked AS MATERIALIZED (${picked})
  SELECT picked.workout_id AS "workoutId", picked.family, sport, picked.indoor,
         picked.day::text AS day, picked.start_time AS "startTime", moving_s AS "movingS",
         picked.distance_m AS "distanceM", elevation_gain_m AS "elevationGainM",
         load_power AS power, load_pace AS pace, load_heart_rate AS "heartRate",
         found."sessionShape" AS shape, found."intervalSummary" -> 'work' AS work,
         (SELECT jsonb_object_agg(key, value -> 'value') FROM jsonb_each(found.metrics)
           WHERE key = ANY($${metricsAt}) AND value ->> 'applicable' = 'true'
             AND jsonb_typeof(value -> 'value') = 'number') AS metrics
  FROM picked JOIN workouts ON workouts.id = picked.workout_id
       JOIN workout_analyses ON workout_analyses.workout_id = picked.workout_id,
       LATERAL jsonb_to_record(workout_analyses.result)
         AS found("sessionShape" text, "intervalSummary" jsonb, metrics jsonb)
  ORDER BY picked.start_time DESC, picked.workout_id DESC`;

/** The workouts of the digests that `picked` selects, newest first. */
export async function pastWorkouts(
  session: DatabaseSession,
  picked: string,
  parameters: readonly unknown[],
): Promise<readonly PastWorkout[]> {
  const rows = await session.query<PastRow>(read(picked, parameters.length + 1), [
    ...parameters,
    [...PAST_METRICS],
  ]);
  return rows.map(({ shape, metrics, work, power, pace, heartRate, ...row }) => ({
    ...row,
    shape: shape ?? 'unknown',
    load: { day: row.day, power, pace, heartRate },
    metrics: metrics ?? {},
    reps: repsOf(work),
  }));
}

function repsOf(work: PastRow['work']): PastReps | null {
  if (work === null || work.count < 1) return null;
  return {
    count: work.count,
    seconds: work.elapsedS / work.count,
    powerW: work.avgPowerW,
    speedMps: work.avgSpeedMps,
    heartRate: work.avgHr,
  };
}
