import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { until } from '#platform/database/embedded-postgres/processes.js';
import { Books } from '../faults/support/books.js';
import { percentile } from '../faults/support/measured.js';
import { eventually } from '../support/eventually.js';
import { HttpClient, newAthlete } from '../support/http-client.js';
import type { ProductProcess } from '../support/product-process.js';
import { NO_REDIS, startTestRedis } from '../support/doubles/redis.js';
import { startS3Server, type S3Server } from '../support/doubles/s3-server.js';
import { createEmptyDatabase, type TestDatabase } from '../support/run/test-database.js';
import { Fleet } from './fleet.js';
import { Pooler } from './pooler.js';
import { printFigures } from './print-figures.js';
import { refusedOf, uploadStorm } from './storm.js';

jest.setTimeout(600_000);

const ATHLETES = 12;
const RIDES_EACH = 3;
const UPLOADS = ATHLETES * RIDES_EACH;
const KILL_AFTER = 8;
const START_LIMIT_MS = 120_000;
const SETTLE_LIMIT_MS = 180_000;
/** Far fewer than the ten that each of four processes may ask for at a time. */
const POOL_SIZE = 5;

const noPooler = Pooler.isInstalled() ? null : 'no pgbouncer on PATH';
const redis = noPooler === null ? await startTestRedis() : null;
const noRedis = redis === null ? NO_REDIS : null;

describe.each([
  { queue: 'Redis', missing: noPooler ?? noRedis },
  { queue: 'PostgreSQL', missing: noPooler },
])(
  'two api and two worker processes behind a pooler in transaction mode, the queue in $queue',
  ({ queue, missing }) => {
    if (missing !== null) {
      it.skip(missing, () => undefined);
      return;
    }
    const redisUrl = queue === 'Redis' ? (redis?.url ?? null) : null;
    let database: TestDatabase;
    let books: Books;
    let s3: S3Server;
    let pooler: Pooler;
    let fleet: Fleet;
    let apis: ProductProcess[];
    let workers: ProductProcess[];
    let athletes: HttpClient[];

    beforeAll(async () => {
      [database, s3] = await Promise.all([createEmptyDatabase(), startS3Server()]);
      books = new Books(database.url);
      pooler = await Pooler.inFrontOf(database.url, POOL_SIZE);
      fleet = new Fleet({
        databaseUrl: pooler.url,
        directUrl: database.url,
        redisUrl,
        files: s3,
        env: { RATE_LIMIT_SCALE: '1000' },
      });
    });
    afterAll(async () => {
      await fleet.stop();
      await pooler.kill();
      await Promise.all([database.drop(), redisUrl && redis?.stop(), s3.stop()]);
    });

    const connections = async (): Promise<number> => {
      const [row] = await books.rows<{ n: number }>(
        'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() ' +
          'AND pid <> pg_backend_pid()',
      );
      return row?.n ?? Number.NaN;
    };

    it('start together with three migrations, of which one runs', async () => {
      const roles = ['migrate', 'migrate', 'migrate', 'api', 'api', 'worker', 'worker'] as const;
      const launched = await Promise.all(roles.map((role) => fleet.launch(role)));
      const migrations = launched.slice(0, 3);
      [apis, workers] = [launched.slice(3, 5), launched.slice(5)];
      expect(await until(() => migrations.every(({ hasEnded }) => hasEnded), START_LIMIT_MS)).toBe(
        true,
      );
      expect(await Promise.all(migrations.map((migration) => migration.ended()))).toEqual([
        0, 0, 0,
      ]);
      await Promise.all([...apis, ...workers].map((product) => product.ready()));
      expect(
        await books.rows(`SELECT name FROM schema_migrations GROUP BY name HAVING count(*) > 1`),
      ).toEqual([]);
      // A lock of a session that was taken through the pooler stays with a connection that others
      // use.
      expect(await books.rows(`SELECT objid FROM pg_locks WHERE locktype = 'advisory'`)).toEqual(
        [],
      );
    });

    it('lose and duplicate nothing and serve pages when one of each is killed', async () => {
      const urls = await Promise.all(apis.map((api) => api.ready()));
      athletes = await Promise.all(
        Array.from({ length: ATHLETES }, (_none, index) =>
          newAthlete(urls[index % 2] ?? '', {}, { onboarding: 'skipped' }),
        ),
      );
      const begun = performance.now();
      let over = false;
      const storm = uploadStorm(urls, athletes, RIDES_EACH, (answered) => {
        if (answered !== KILL_AFTER) return;
        apis[0]?.kill('SIGKILL');
        workers[0]?.kill('SIGKILL');
      }).finally(() => (over = true));
      const pages: { readonly status: number; readonly ms: number }[] = [];
      let [pooled, all] = [0, 0];
      const reader = new HttpClient(urls[1] ?? '', athletes[0]?.token ?? null);
      while (!over) {
        const asked = performance.now();
        const { status } = await reader.get('/api/workouts');
        pages.push({ status, ms: performance.now() - asked });
        pooled = Math.max(pooled, await pooler.serverConnections());
        all = Math.max(all, await connections());
      }
      const sent = await storm;
      const uploadedMs = performance.now() - begun;
      const tally = await books.when(
        ({ uploads, open, planned }) => uploads === UPLOADS && open === 0 && planned === 0,
        SETTLE_LIMIT_MS,
      );
      const [slots] = await books.rows<{ used: number }>(
        `SELECT sum(uploads_used)::int AS used FROM trial_usage`,
      );
      printFigures({
        [`queue in ${queue}: uploads / workouts / doubles / slots`]: [
          UPLOADS,
          tally.workouts,
          tally.doubles,
          slots?.used ?? 0,
        ].join(' / '),
        'tries whose server was killed': sent.reduce((sum, { lost }) => sum + lost, 0),
        'all answered, all settled (s)':
          `${(uploadedMs / 1_000).toFixed(1)}, ` +
          `${((performance.now() - begun) / 1_000).toFixed(1)}`,
        'pages meanwhile, p99 (ms)': `${pages.length}, ${Math.round(
          percentile(
            pages.map(({ ms }) => ms),
            0.99,
          ),
        )}`,
        'most connections of the server: pooled / all': `${pooled} / ${all}`,
      });
      expect(refusedOf(sent)).toEqual([]);
      expect(tally).toEqual({
        uploads: UPLOADS,
        open: 0,
        failed: 0,
        workouts: UPLOADS,
        doubles: 0,
        planned: 0,
      });
      expect(slots?.used).toBe(UPLOADS);
      expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
      expect(pooled).toBeLessThanOrEqual(POOL_SIZE);
      // Only the queue itself is reached past the pooler.
      if (queue === 'Redis') expect(all).toBeLessThanOrEqual(POOL_SIZE);
    });

    it('answer 503 without the pooler, run commands directly, and serve again later', async () => {
      const reader = new HttpClient((await apis[1]?.ready()) ?? '', athletes[0]?.token ?? null);
      await pooler.kill();
      expect((await reader.get('/api/workouts')).status).toBe(503);
      const commands = await Promise.all([fleet.launch('migrate'), fleet.launch('admin')]);
      expect(await Promise.all(commands.map((command) => command.ended()))).toEqual([0, 0]);
      await pooler.start();
      const { body } = await eventually(async () => {
        const answer = await reader.get<{ workouts: object[] }>('/api/workouts');
        expect(answer.status).toBe(200);
        return answer;
      });
      expect(body.workouts).toHaveLength(RIDES_EACH);
    });

    it('answer 503 without the server behind the pooler, and serve again later', async () => {
      const [name, elsewhere] = [new URL(database.url).pathname.slice(1), new URL(database.url)];
      elsewhere.pathname = '/postgres';
      const server = new Books(elsewhere.href);
      await server.rows(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await server.rows(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`,
        [name],
      );
      const reader = new HttpClient((await apis[1]?.ready()) ?? '', athletes[0]?.token ?? null);
      const asked = performance.now();
      const { status } = await reader.get('/api/workouts');
      printFigures({
        'a page without a server is answered after (ms)': Math.round(performance.now() - asked),
      });
      await server.rows(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
      expect(status).toBe(503);
      await eventually(async () => expect((await reader.get('/api/workouts')).status).toBe(200));
      const sent = await uploadStorm([reader.url], athletes.slice(0, 1), 1, () => undefined);
      expect(sent.map(({ code }) => code)).toEqual(['DUPLICATE_FILE']);
    });

    it('end on SIGTERM without unfinished work', async () => {
      const codes = await fleet.stop();
      expect(codes.filter((code) => code !== 'SIGKILL' && code !== 0)).toEqual([]);
    });
  },
);
