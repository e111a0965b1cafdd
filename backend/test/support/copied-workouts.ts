type Query = <T extends object>(sql: string, values?: unknown[]) => Promise<T[]>;

const OWN_FILE = `'fit/' || right(id::text, 2) || '/' || id || '.fit'`;

/**
 * Copies the only workout of a database with its upload and its analysis; returns the ids of the
 * new uploads. Each copy has its own file key, or all share the original file.
 */
export async function copyWorkout(
  query: Query,
  workoutId: string,
  count: number,
  files: 'own' | 'shared',
): Promise<string[]> {
  const uploads = await query<{ id: string }>(
    `INSERT INTO uploads (id, user_id, sha256, file_name, file_key, size_bytes, status, slot_taken,
       created_at, updated_at)
     SELECT id, user_id, md5(id::text) || md5(id::text), file_name,
       ${files === 'own' ? OWN_FILE : 'file_key'}, size_bytes, 'done', false, now(), now()
     FROM (
       SELECT gen_random_uuid() AS id, user_id, file_name, file_key, size_bytes
       FROM uploads, generate_series(1, $1::int)
     ) copies
     RETURNING id`,
    [count],
  );
  await query(
    `INSERT INTO workouts SELECT (jsonb_populate_record(workouts, jsonb_build_object(
       'id', gen_random_uuid(), 'upload_id', uploads.id, 'device_serial', uploads.id
     ))).*
     FROM workouts, uploads WHERE workouts.id = $1 AND uploads.id <> workouts.upload_id`,
    [workoutId],
  );
  await query(
    `INSERT INTO workout_analyses
     SELECT w.id, a.status, a.engine_version, a.result, a.computed_at
     FROM workout_analyses a, workouts w WHERE w.id <> a.workout_id`,
  );
  return uploads.map(({ id }) => id);
}
