import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { searchableText } from '#workouts/domain/search/searchable-text.js';

const DAY_MS = 86_400_000;
const ASKED = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 900,
  1200, 1500, 1800, 2400, 2700, 3600,
];
const SPORTS = [
  'road_cycling',
  'road_cycling',
  'indoor_cycling',
  'gravel_cycling',
  'running',
  'trail_running',
];
const BATCH = 500;

/**
 * So many workouts, back from today, up to two a day: with reports and digests, without
 * samples and analyses, which no list reads.
 */
export async function seedWorkouts(database: Client, email: string, count: number): Promise<void> {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    email,
  ]);
  const userId = rows[0]?.id;
  if (userId === undefined) throw new Error(`nobody is called ${email}`);
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      workout(from + at),
    );
    await insert(database, userId, batch);
  }
  await database.query('ANALYZE');
}

interface Seed {
  readonly id: string;
  readonly sport: string;
  readonly family: string;
  readonly start: Date;
  readonly load: number;
  readonly powers: Buffer | null;
  readonly times: Buffer | null;
  readonly zones: Buffer;
  readonly curve: string;
  /** Steady enough to be judged is one workout in five. */
  readonly efficiency: number | null;
}

function workout(at: number): Seed {
  const sport = SPORTS[(at * 7) % SPORTS.length] as string;
  const family = sport.includes('running') ? 'running' : 'cycling';
  const strength = 0.8 + ((at * 2_654_435_761) % 1000) / 2500;
  const powers = ASKED.map((seconds) => strength * (220 + 700 / Math.sqrt(seconds)));
  const times = [400, 1000, 1609.344, 5000, 10_000].map(
    (metres) => (metres / 1000) ** 1.06 * 250 * strength,
  );
  return {
    id: randomUUID(),
    sport,
    family,
    start: new Date(Date.now() - at * DAY_MS * 0.55),
    load: 60 * strength,
    efficiency: at % 5 === 0 ? 1.4 * strength : null,
    powers: family === 'cycling' ? Buffer.from(Float32Array.from(powers).buffer) : null,
    times:
      family === 'running'
        ? Buffer.from(Float64Array.from([...times, Number.NaN, Number.NaN]).buffer)
        : null,
    zones: Buffer.from(
      Float32Array.from({ length: 21 }, (_, zone) => (zone < 14 ? 60 * zone : Number.NaN)).buffer,
    ),
    curve: JSON.stringify(
      family === 'cycling'
        ? ASKED.map((seconds, place) => ({ seconds, watts: powers[place] }))
        : [],
    ),
  };
}

const SUMMARY = {
  avgSpeedMps: 8.2,
  maxSpeedMps: 14,
  avgHr: 142,
  maxHr: 178,
  avgCadence: 84,
  maxCadence: 110,
  avgPowerW: 190,
  maxPowerW: 640,
  elevGainM: 420,
};
const SECTION = [
  {
    title: 'What you did',
    text: 'An even hour, with the last quarter as strong as the first one. '.repeat(8),
  },
];

/** One in a hundred has notes of two thousand characters, one in a thousand a rare word. */
function searchable({ sport, family, start }: Seed): string {
  const place = Math.floor(start.getTime() / DAY_MS);
  return searchableText({
    sport,
    family: family === 'running' ? 'running' : 'cycling',
    startTime: start,
    utcOffsetS: 3600,
    durationS: 3600,
    distanceM: 30_000,
    workSet: null,
    title: place % 1000 === 0 ? 'Über den Gotthard' : null,
    notes: place % 100 === 0 ? 'Legs felt good, and the wind was behind us. '.repeat(45) : null,
    fileName: 'ride.fit',
    planName: null,
  });
}

async function insert(database: Client, userId: string, batch: readonly Seed[]): Promise<void> {
  const column = <T>(pick: (seed: Seed) => T): T[] => batch.map(pick);
  const ids = column(({ id }) => id);
  const starts = column(({ start }) => start);
  await database.query(
    `INSERT INTO uploads (id, user_id, sha256, file_name, file_key, size_bytes, status, slot_taken,
                          workout_id, created_at, updated_at)
     SELECT id, $1, rpad(replace(id::text, '-', ''), 64, '0'), 'ride.fit', 'fit/00/' || id, 100000,
            'done', false, id, now(), now()
     FROM unnest($2::uuid[]) id`,
    [userId, ids],
  );
  await database.query(
    `INSERT INTO workouts (id, user_id, upload_id, file_name, sport, family, indoor, start_time,
                           utc_offset_s, local_date, duration_s, elapsed_s, distance_m, summary,
                           recording, warnings, device_name, device_serial, created_at)
     SELECT id, $1, id, 'ride.fit', sport, family, false, start, 3600,
            (start + interval '1 hour')::date, 3600, 3700, 30000, $6, '{}', '[]', 'Edge', id::text,
            now()
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::timestamptz[])
          AS t(id, sport, family, start)`,
    [userId, ids, column(({ sport }) => sport), column(({ family }) => family), starts, SUMMARY],
  );
  await database.query(
    `INSERT INTO workout_reports (id, workout_id, kind, headline, sections, evidence, coach,
                                  created_at)
     SELECT gen_random_uuid(), id, 'first', 'Even pacing to the end', $2, '[]', 'built-in', now()
     FROM unnest($1::uuid[]) id`,
    [ids, JSON.stringify(SECTION)],
  );
  await database.query(
    `INSERT INTO workout_digests (workout_id, user_id, version, family, indoor, day, start_time,
                                  load_power, load_pace, load_heart_rate, moving_s, distance_m,
                                  elevation_gain_m, efficiency_factor, zone_seconds,
                                  asked_powers, asked_times, power_curve, power_efforts)
     SELECT id, $1, 2, family, false, (start + interval '1 hour')::date, start,
            CASE family WHEN 'cycling' THEN load END, CASE family WHEN 'running' THEN load END,
            load, 3500, 30000, 420, efficiency, zones, powers, times, curve::jsonb, '[]'
     FROM unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::float8[], $6::bytea[],
                 $7::bytea[], $8::bytea[], $9::text[], $10::float8[])
          AS t(id, family, start, load, zones, powers, times, curve, efficiency)`,
    [
      userId,
      ids,
      column(({ family }) => family),
      starts,
      column(({ load }) => load),
      column(({ zones }) => zones),
      column(({ powers }) => powers),
      column(({ times }) => times),
      column(({ curve }) => curve),
      column(({ efficiency }) => efficiency),
    ],
  );
  await database.query(
    `INSERT INTO workout_listings (id, user_id, sport, family, start_time, local_date, search_text)
     SELECT id, $1, sport, family, start, (start + interval '1 hour')::date, words
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::text[])
          AS t(id, sport, family, start, words)`,
    [
      ...[userId, ids, column(({ sport }) => sport), column(({ family }) => family), starts],
      batch.map(searchable),
    ],
  );
}
