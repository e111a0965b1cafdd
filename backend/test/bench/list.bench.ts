import { Client } from 'pg';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import { onBenchDatabase, type BenchDatabase } from './bench-database.js';
import { startProduct } from './product.js';
import { median, timed } from './statistics.js';
import { seedWorkouts } from './workouts/seed-workouts.js';

const ROUNDS = Number(process.argv[2] ?? 150);
const WARM_UP = 40;
const FEW = 10;
const MANY = 10_000;
/**
 * A list of 10,000 workouts may take this many times as long as one of 10, and progress and records
 * this long.
 */
const RATIO_GOAL = 1.3;
const LONG_GOAL_MS = 100;

const THIS_YEAR = new Date().getUTCFullYear();
const LISTS = [
  '/api/workouts?limit=5',
  '/api/workouts?limit=10',
  `/api/workouts?limit=10&year=${THIS_YEAR}`,
  '/api/workouts?limit=10&sport=road_cycling',
  '/api/workouts?limit=10&sport=virtual_running',
  '/api/workouts?limit=10&family=running',
  `/api/workouts?limit=10&from=${THIS_YEAR}-06-01&to=${THIS_YEAR}-06-07`,
];
/** Searches read every row of an athlete, so they have a time and no ratio. */
const LONG = [
  '/api/workouts?limit=50&q=gotthard',
  '/api/workouts?limit=50&q=ride',
  '/api/workouts?limit=50&q=june',
  '/api/workouts?limit=50&q=nowhere',
  `/api/workouts/calendar?from=${THIS_YEAR}-01-01&to=${THIS_YEAR}-12-31`,
  `/api/workouts/calendar?from=${THIS_YEAR}-01-01&to=${THIS_YEAR}-12-31&q=ride`,
  '/api/progress',
  '/api/progress?from=2017-01-01',
  '/api/records?family=cycling',
  '/api/records?family=running',
];

await onBenchDatabase('list', measure);

async function measure({ dataDir, url }: BenchDatabase): Promise<void> {
  const product = await startProduct(dataDir, {
    DATABASE_URL: url,
    RATE_LIMIT_SCALE: '1000',
  });
  const database = new Client({ connectionString: url });
  await database.connect();
  const few = await newAthlete(product.url, { email: 'few@example.com' });
  const many = await newAthlete(product.url, { email: 'many@example.com' });
  await seedWorkouts(database, few.email, FEW);
  await seedWorkouts(database, many.email, MANY);
  for (const path of LISTS) {
    const [fewMs, manyMs] = await together(few, many, path);
    const ratio = manyMs / fewMs;
    say(
      `${path}: p50 ${fewMs.toFixed(2)} ms with ${FEW}, ${manyMs.toFixed(2)} ms with ` +
        `${MANY}: ratio ${ratio.toFixed(2)} (goal ${RATIO_GOAL}) ` +
        `${ratio <= RATIO_GOAL ? 'met' : 'MISSED'}`,
    );
  }
  say(
    `GET /api/health: p50 ${(await together(few, many, '/api/health'))[0].toFixed(2)} ms, ` +
      'the floor of this machine at this moment',
  );
  for (const path of LONG) {
    const [fewMs, manyMs] = await together(few, many, path, Math.ceil(ROUNDS / 5));
    say(
      `${path}: p50 ${fewMs.toFixed(1)} ms with ${FEW}, ${manyMs.toFixed(1)} ms with ${MANY} ` +
        `(goal ${LONG_GOAL_MS}) ${manyMs <= LONG_GOAL_MS ? 'met' : 'MISSED'}`,
    );
  }
  await database.end();
  await product.stop();
}

/**
 * Medians of both athletes, asked in turns so that whatever else the machine does falls on both.
 */
async function together(
  few: HttpClient,
  many: HttpClient,
  path: string,
  rounds = ROUNDS,
): Promise<[number, number]> {
  const samples: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [place, athlete] of [few, many].entries()) {
      const ms = await timed(() => asked(athlete, path));
      if (round >= 0) samples[place]?.push(ms);
    }
  }
  return [median(samples[0]), median(samples[1])];
}

async function asked(athlete: HttpClient, path: string): Promise<void> {
  const { status, body } = await athlete.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
