import { steadyRide1h } from '#test/builders/fit/index.js';
import { uploaded } from '#test/e2e/workouts/workouts.support.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { seedWorkouts } from '../workouts/seed-workouts.js';
import type { Target } from './drive.js';
import { measured, told, type Goal } from './measure.js';
import { seedMessages } from './seed-messages.js';
import type { Stage } from './stage.js';

/** Connections at which each route is looked at; goals are judged at the middle one. */
const LEVELS = [10, 50, 200];
const JUDGED_AT = 50;
const CROWD = 100_000;
/** What somebody with many workouts or among many people may cost more. */
const GROWTH = 1.3;

export const signedIn = (athlete: HttpClient, path: string): Target => ({
  url: athlete.url + path,
  headers: { Authorization: `Bearer ${athlete.token ?? ''}` },
});

/** Routes that only read: the bare ones, lists, one workout, conversations, and how they grow. */
export async function measureRoutes(stage: Stage): Promise<void> {
  const { product, database } = stage;
  const athletes = await athletesWith(stage, [10, 1000, 10_000]);
  const [few, some, many] = athletes as [HttpClient, HttpClient, HttpClient];
  const workoutId = await uploaded(few, steadyRide1h());
  const each = async (what: string, target: Target, goal: Goal): Promise<void> => {
    for (const connections of LEVELS)
      stage.tell(
        told(
          what,
          connections,
          await measured(stage, target, connections),
          connections === JUDGED_AT ? goal : {},
        ),
      );
  };
  await each(
    '`GET /api/health`: guards, log, headers and limits, no database',
    { url: `${product.url}/api/health` },
    { ratio: 0.5 },
  );
  await each('`GET /api/auth/me`: token and one row', signedIn(few, '/api/auth/me'), {
    ratio: 0.06,
    p99: 80,
  });
  await each('`GET /api/workouts?limit=5`, 10 workouts', signedIn(few, '/api/workouts?limit=5'), {
    perSecond: 1000,
    p99: 100,
  });
  await each('`GET /api/workouts/{id}`, one hour', signedIn(few, `/api/workouts/${workoutId}`), {
    p99: 80,
  });
  for (const [athlete, count, goal] of [
    [some, 1000, { p99: 150 }],
    [many, 10_000, { p50: 250 }],
  ] as const) {
    const full = await measured(stage, signedIn(athlete, '/api/workouts?limit=100'), 10);
    const line = told(`\`GET /api/workouts?limit=100\`, ${count} workouts`, 10, full, goal);
    stage.tell({ ...line, seen: `${line.seen}; ${(full.driven.bytesEach / 1024).toFixed(0)} kB` });
  }
  await growth(
    stage,
    'the newest five of 10,000 workouts against those of 10',
    signedIn(few, '/api/workouts?limit=5'),
    signedIn(many, '/api/workouts?limit=5'),
  );
  for (const [count, p99] of [
    [10, 60],
    [1000, 100],
    [10_000, 150],
  ] as const) {
    const talker = await newAthlete(product.url, {}, { plan: 'active' });
    await seedMessages(database, talker.email, count);
    stage.tell(
      told(
        `\`GET /api/chat/general\`, ${count} messages`,
        10,
        await measured(stage, signedIn(talker, '/api/chat/general'), 10),
        { p99 },
      ),
    );
  }
  await amongMany(stage, few);
}

async function athletesWith(
  { product, database }: Stage,
  counts: readonly number[],
): Promise<HttpClient[]> {
  const athletes: HttpClient[] = [];
  for (const count of counts) {
    const athlete = await newAthlete(product.url, {}, { plan: 'active' });
    await seedWorkouts(database, athlete.email, count);
    athletes.push(athlete);
  }
  return athletes;
}

/** Both in turns, so that whatever else the machine does falls on both. */
async function growth(stage: Stage, what: string, less: Target, more: Target): Promise<void> {
  const small = await measured(stage, less, JUDGED_AT);
  const large = await measured(stage, more, JUDGED_AT);
  const times = small.driven.perSecond / large.driven.perSecond;
  stage.tell({
    what,
    connections: JUDGED_AT,
    ratio: null,
    seen: `${times.toFixed(2)} times the cost`,
    goal: `at most ${GROWTH} times`,
    held: times <= GROWTH,
  });
}

/** The same question before and after so many more people have registered. */
async function amongMany(stage: Stage, athlete: HttpClient): Promise<void> {
  const target = signedIn(athlete, '/api/auth/me');
  const before = await measured(stage, target, JUDGED_AT);
  await stage.database.query(
    `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city, country,
                        sport, profile_completed, created_at, updated_at)
     SELECT gen_random_uuid(), email, email, 'nobody can sign in with this', 'Ada', 'Athlete',
            'Graz', 'Austria', 'BOTH', true, now(), now()
     FROM (SELECT 'one-of-many-' || n || '@example.com' AS email
           FROM generate_series(1, $1) n) people`,
    [CROWD],
  );
  await stage.database.query('ANALYZE users');
  const after = await measured(stage, target, JUDGED_AT);
  const times = before.ratio / after.ratio;
  stage.tell({
    what: `\`GET /api/auth/me\` among ${CROWD.toLocaleString('en')} more people`,
    connections: JUDGED_AT,
    ratio: after.ratio,
    seen: `${times.toFixed(2)} times the cost`,
    goal: `at most ${GROWTH} times`,
    held: times <= GROWTH,
  });
}
