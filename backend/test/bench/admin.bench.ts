import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions,
} from '#platform/database/embedded-postgres/embedded-postgres.js';
import { HttpClient } from '../support/http-client.js';
import { asked } from './admin/asked.js';
import { underLoad } from './admin/load.js';
import { queryPlans } from './admin/plans.js';
import { processorTime } from './admin/processor-time.js';
import { holds, kept, report, type Measured } from './admin/report.js';
import { crowdOf, FULL, seedAdministration } from './admin/seed.js';
import { startProduct } from './product.js';
import { timed } from './statistics.js';

const flag = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const REQUESTS = Number(flag('requests') ?? 300);
const CROWD = flag('users') === undefined ? FULL : crowdOf(Number(flag('users')));
/** A folder that `npm run seed:admin` filled. */
const FOLDER = flag('folder');
const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'benchmark-only' };

/**
 * A product that starts on a folder of earlier would look up thousands of subscriptions at its
 * provider while it is measured.
 */
const RECONCILED =
  `INSERT INTO billing_reconciliations (provider, planned_at) VALUES ('sandbox', now()) ON ` +
  'CONFLICT (provider) DO UPDATE SET planned_at = excluded.planned_at';

const dataDir = FOLDER ?? (await mkdtemp(join(tmpdir(), 'stridewatt-bench-admin-')));
const built = new URL(
  '../../dist/platform/database/embedded-postgres/embedded-postgres.js',
  import.meta.url,
).href;
const { startEmbeddedPostgres } = (await import(built)) as {
  startEmbeddedPostgres: (options: EmbeddedPostgresOptions) => Promise<EmbeddedPostgres>;
};
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await postgres.stop();
  if (FOLDER === undefined) await rm(dataDir, { recursive: true, force: true });
}

/** Whether every goal was met. */
async function measure(): Promise<boolean> {
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  if (FOLDER !== undefined) await database.query(RECONCILED);
  const product = await startProduct(dataDir, {
    ...ADMIN,
    DATABASE_URL: postgres.url,
    RATE_LIMIT_SCALE: '1000',
  });
  const seeded =
    FOLDER === undefined
      ? ' Seeded in ' +
        `${((await timed(() => seedAdministration(database, CROWD, say))) / 1000).toFixed(0)} ` +
        's (goal 60).'
      : '';
  const { body } = await new HttpClient(product.url).post<{ token: string }>('/api/admin/login', {
    username: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  const boss = new HttpClient(product.url, body.token);
  const [{ pid }] = (await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))
    .rows as [{ pid: number }];
  const spent = () => processorTime(product.pid, pid);
  const measured: Measured[] = [];
  const questions = asked(new Date());
  // A product that has just started is still being compiled while it answers.
  for (const one of questions)
    await underLoad(
      () => answered(boss, one.path),
      one.connections,
      Math.ceil((REQUESTS * one.share) / 5),
      spent,
    );
  for (const one of questions) {
    measured.push({
      asked: one,
      taken: await underLoad(
        () => answered(boss, one.path),
        one.connections,
        Math.ceil(REQUESTS * one.share),
        spent,
      ),
    });
  }
  const floor = await underLoad(() => answered(boss, '/api/health'), 10, REQUESTS, spent);
  const [{ users, workouts, calls }] = (
    await database.query<{ users: string; workouts: string; calls: string }>(
      'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM workouts) AS ' +
        'workouts, (SELECT count(*) FROM ai_usage) AS calls',
    )
  ).rows as [{ users: string; workouts: string; calls: string }];
  const table = report(
    measured,
    floor,
    `${users} users, ${workouts} workouts, ${calls} calls to models`,
    seeded,
  );
  say(`${await queryPlans(database, lastThirtyDays())}\n\n${table}`);
  await database.end();
  await product.stop();
  if (process.argv.includes('--write')) kept(table);
  return measured.every(holds);
}

function lastThirtyDays(): { from: string; to: string } {
  const day = (before: number) =>
    new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  return { from: day(29), to: day(0) };
}

async function answered(boss: HttpClient, path: string): Promise<void> {
  const { status, body } = await boss.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
