import { resolve } from 'node:path';
import { Client } from 'pg';
import type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions,
} from '#platform/database/embedded-postgres/embedded-postgres.js';
import { crowdOf, FULL, seedAdministration } from './admin/seed.js';

const HELP = `npm run seed:admin -- FOLDER [--users=N]

Fills a database with people, workouts and calls to models, for the administrators' pages:
100,000 users, 1,000,000 workouts and 2,000,000 calls, or N users with 10 workouts and 20 calls
each. FOLDER is a data folder without athletes; DATA_DIR=FOLDER npm start then serves it.
If DATABASE_URL is set, that database is filled and no FOLDER is needed.
`;

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const users = process.argv
  .find((argument) => argument.startsWith('--users='))
  ?.slice('--users='.length);
const given = process.env['DATABASE_URL'];
const crowd = users === undefined ? FULL : crowdOf(Number(users));
if (
  (folder === undefined && given === undefined) ||
  !Number.isInteger(crowd.users) ||
  crowd.users < 1
) {
  process.stderr.write(HELP);
  process.exit(1);
}

const postgres = given === undefined ? await embedded(resolve(folder ?? '')) : null;
try {
  await fill(postgres?.url ?? given ?? '');
} finally {
  await postgres?.stop();
}

async function fill(url: string): Promise<void> {
  const { migrate } = (await import(built('migrate.js'))) as {
    migrate: (address: string) => Promise<string[]>;
  };
  await migrate(url);
  const database = new Client({ connectionString: url });
  await database.connect();
  const begun = performance.now();
  try {
    await seedAdministration(database, crowd, say);
  } finally {
    await database.end();
  }
  say(
    `${crowd.users} users, ${crowd.workouts} workouts, ${crowd.calls} calls in ` +
      `${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
}

async function embedded(dataDir: string): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = (await import(
    built('embedded-postgres/embedded-postgres.js')
  )) as { startEmbeddedPostgres: (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres> };
  return startEmbeddedPostgres({ dataDir });
}

function built(file: string): string {
  return new URL(`../../dist/platform/database/${file}`, import.meta.url).href;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
