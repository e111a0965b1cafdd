import { idOf, scattered, USER } from './seed-people.js';
import type { SeedStep } from './seed.js';

const UPLOAD = 2;
export const WORKOUT = 3;

/**
 * Scattered over the last 120 days. Every person has the same number of workouts, one after the
 * other, so that indexes by person are written in order.
 */
export const TRAINED = (n: string) => scattered(n, 120);
export const OWNER = (n: string) =>
  idOf(USER, `(1 + ((${n} - 1)::bigint * users / workouts)::int)`);

/** A row for each workout, with its time. */
const MADE = `(SELECT n, users, workouts, ${TRAINED('n')} AS at
              FROM crowd, generate_series(1, workouts) n) made`;

export const TRAINING: SeedStep = {
  what: 'workouts with their uploads',
  tables: ['uploads', 'workouts', 'workout_counts'],
  statements: [
    `INSERT INTO uploads (id, user_id, sha256, file_name, file_key, size_bytes, status, slot_taken,
                          workout_id, created_at, updated_at)
     SELECT ${idOf(UPLOAD, 'n')}, ${OWNER('n')}, lpad(to_hex(n), 64, '0'), 'ride.fit',
            'fit/00/' || n, 100000, 'done', false, ${idOf(WORKOUT, 'n')}, at, at
     FROM ${MADE}`,
    `INSERT INTO workouts (id, user_id, upload_id, file_name, sport, family, indoor, start_time,
                           utc_offset_s, local_date, duration_s, elapsed_s, distance_m, summary,
                           recording, warnings, device_name, device_serial, created_at)
     SELECT ${idOf(WORKOUT, 'n')}, ${OWNER('n')}, ${idOf(UPLOAD, 'n')}, 'ride.fit',
            CASE n % 3 WHEN 0 THEN 'running' ELSE 'road_cycling' END,
            CASE n % 3 WHEN 0 THEN 'running' ELSE 'cycling' END, false, at, 0,
            (at AT TIME ZONE 'UTC')::date, 3600, 3700, 30000,
            '{"avgHr": 142, "avgPowerW": 190}', '{}', '[]', 'Edge', n::text, at
     FROM ${MADE}`,
    `INSERT INTO workout_counts (user_id, year, month, sport, workouts)
     SELECT user_id, extract(year FROM month), extract(month FROM month), sport, count(*)
     FROM (SELECT user_id, sport, date_trunc('month', local_date::timestamp) AS month
           FROM workouts) trained
     GROUP BY user_id, month, sport`,
  ],
};
