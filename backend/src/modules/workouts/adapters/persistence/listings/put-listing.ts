import type { DatabaseSession } from '#platform/database/database-session.js';
import { searchableText, type SearchedWorkout } from '#workouts/domain/search/searchable-text.js';

/** Locks the workout: its words must not change before they are stored as they are searched. */
const READ = `SELECT workouts.sport, workouts.family, workouts.start_time AS "startTime",
    utc_offset_s AS "utcOffsetS", duration_s AS "durationS", distance_m AS "distanceM",
    file_name AS "fileName", title, notes, recording -> 'plan' ->> 'name' AS "planName",
    work_set AS "workSet"
  FROM workouts LEFT JOIN workout_listings ON workout_listings.id = workouts.id
  WHERE workouts.id = $1 FOR NO KEY UPDATE OF workouts`;

const PUT = `INSERT INTO workout_listings
    (id, user_id, sport, family, start_time, local_date, work_set, search_text)
  SELECT id, user_id, sport, family, start_time, local_date, $2, $3 FROM workouts WHERE id = $1
  ON CONFLICT (id) DO UPDATE
  SET work_set = excluded.work_set, search_text = excluded.search_text`;

/**
 * Stores what lists and searches know of a workout, in the transaction under way; nothing where it
 * is gone. Without `known` the stored set stays.
 */
export async function putListing(
  session: DatabaseSession,
  workoutId: string,
  known?: Pick<SearchedWorkout, 'workSet'>,
): Promise<void> {
  const stored = await session.first<SearchedWorkout>(READ, [workoutId]);
  if (!stored) return;
  const workout = { ...stored, ...known };
  await session.query(PUT, [workoutId, workout.workSet, searchableText(workout)]);
}
