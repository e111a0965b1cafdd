import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';

import { readS3Address, type S3Address } from '#config/reading/s3-address.js';
import { openS3Client } from '#platform/files/s3/open-s3-client.js';
import { HttpClient, newAthlete } from '../support/http-client.js';
import type { ProductProcess } from '../support/product-process.js';
import { NO_REDIS, startTestRedis } from '../support/doubles/redis.js';
import { S3_KEYS, startS3Server, type S3Server } from '../support/doubles/s3-server.js';
import { settles } from '../support/settles.js';
import { createEmptyDatabase, type TestDatabase } from '../support/run/test-database.js';
import { Fleet } from './fleet.js';
import { printFigures } from './print-figures.js';
import { refusedOf, uploadStorm } from './storm.js';

jest.setTimeout(600_000);

const ATHLETES = 20;
const RIDES_EACH = 3;
const UPLOADS = ATHLETES * RIDES_EACH;
/** After so many answers one process of each role is killed. */
const KILL_AFTER = 12;
const SETTLE_LIMIT_MS = 180_000;
/** Ten times five: enough athletes from one address, and few enough attempts to reach the limit. */
const SCALE = 5;
const LOGINS_IN_A_QUARTER = 10 * SCALE;

const redis = await startTestRedis();
const [suite, reason] = redis === null ? [describe.skip, `: ${NO_REDIS}`] : [describe, ''];

suite(`two api and three worker processes on one PostgreSQL, Redis and bucket${reason}`, () => {
  let database: TestDatabase;
  let s3: S3Server;
  let fleet: Fleet;
  let client: Client;
  let apis: ProductProcess[];
  let workers: ProductProcess[];

  beforeAll(async () => {
    [database, s3] = await Promise.all([createEmptyDatabase(), startS3Server()]);
    fleet = new Fleet({
      databaseUrl: database.url,
      redisUrl: redis?.url ?? '',
      files: s3,
      env: { RATE_LIMIT_SCALE: String(SCALE) },
    });
    client = new Client({ connectionString: database.url });
    await client.connect();
    // Concurrently: those that serve wait for the schema.
    const [, ...rest] = await Promise.all([
      fleet.launch('migrate'),
      fleet.launch('api'),
      fleet.launch('api'),
      fleet.launch('worker'),
      fleet.launch('worker'),
      fleet.launch('worker'),
    ]);
    apis = rest.slice(0, 2);
    workers = rest.slice(2);
    await Promise.all(rest.map((product) => product.ready()));
  });
  afterAll(async () => {
    await fleet.stop();
    await client.end();
    await Promise.all([database.drop(), redis?.stop(), s3.stop()]);
  });

  const one = async <T extends object>(sql: string): Promise<T> =>
    (await client.query<T>(sql)).rows[0] as T;

  it('lose nothing when one of each is killed in the middle of uploads', async () => {
    const urls = await Promise.all(apis.map((api) => api.ready()));
    const athletes: HttpClient[] = [];
    for (let index = 0; index < ATHLETES; index += 1)
      athletes.push(await newAthlete(urls[index % 2] ?? ''));

    const begun = performance.now();
    const sent = await uploadStorm(urls, athletes, RIDES_EACH, (answered) => {
      if (answered !== KILL_AFTER) return;
      apis[0]?.kill('SIGKILL');
      workers[0]?.kill('SIGKILL');
    });
    const uploadedMs = performance.now() - begun;

    const unfinished = async () =>
      (
        await one<{ n: number }>(
          `SELECT count(*)::int AS n FROM uploads WHERE status IN ('queued', 'processing')`,
        )
      ).n;
    const left = await settles(unfinished, SETTLE_LIMIT_MS);
    const settledMs = performance.now() - begun;

    const found = await one<{
      uploads: number;
      workouts: number;
      doubles: number;
      slots: number;
      waiting: number;
    }>(
      `SELECT (SELECT count(*) FROM uploads WHERE status = 'done')::int AS uploads,
              (SELECT count(*) FROM workouts)::int AS workouts,
              (SELECT count(*) FROM (
                 SELECT user_id, start_time FROM workouts GROUP BY 1, 2 HAVING count(*) > 1
               ) twice)::int AS doubles,
              (SELECT sum(uploads_used) FROM trial_usage)::int AS slots,
              (SELECT count(*) FROM outbox)::int AS waiting`,
    );
    const keys = {
      accessKeyId: S3_KEYS.AWS_ACCESS_KEY_ID,
      secretAccessKey: S3_KEYS.AWS_SECRET_ACCESS_KEY,
    };
    const bucket = openS3Client(readS3Address(s3.url('fleet')) as S3Address, keys);
    const known = await client.query<{ file_key: string }>(`SELECT file_key FROM uploads`);
    const missing: string[] = [];
    for (const { file_key: key } of known.rows) {
      const listed = await bucket.send(
        new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: `fleet/${key}` }),
      );
      if ((listed.Contents ?? []).length === 0) missing.push(key);
    }
    bucket.destroy();
    const answered = sent.filter(({ status }) => [201, 202, 409].includes(status)).length;
    printFigures({
      'uploads sent / answered 201, 202 or duplicate': `${UPLOADS} / ${answered}`,
      'tries whose server was killed': sent.reduce((sum, { lost }) => sum + lost, 0),
      'workouts / doubles / slots used': `${found.workouts} / ${found.doubles} / ${found.slots}`,
      'unfinished / files missing from the bucket': `${left} / ${missing.length}`,
      'all answered, all settled (s)': [uploadedMs, settledMs]
        .map((ms) => (ms / 1_000).toFixed(1))
        .join(', '),
    });
    expect(refusedOf(sent)).toEqual([]);
    expect({ ...found, left, missing }).toEqual({
      uploads: UPLOADS,
      workouts: UPLOADS,
      doubles: 0,
      slots: UPLOADS,
      waiting: 0,
      left: 0,
      missing: [],
    });
  });

  it('share counts: a limit on sign-ins applies across both api processes', async () => {
    // A supervisor would restart the killed process.
    apis[0] = await fleet.launch('api');
    const urls = await Promise.all(apis.map((api) => api.ready()));
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= LOGINS_IN_A_QUARTER; attempt += 1) {
      statuses.push(
        (
          await new HttpClient(urls[attempt % 2] ?? '').post('/api/auth/login', {
            email: 'nobody@example.com',
            password: 'a guess',
          })
        ).status,
      );
    }
    printFigures({
      'sign-ins before the limit (both processes)': statuses.filter((status) => status === 401)
        .length,
    });
    expect(statuses).toEqual([...Array.from({ length: LOGINS_IN_A_QUARTER }, () => 401), 429]);
  });

  it('end on SIGTERM without unfinished work', async () => {
    const codes = await fleet.stop();
    expect(codes.filter((code) => code !== 'SIGKILL')).toEqual(
      codes.filter((code) => code !== 'SIGKILL').map(() => 0),
    );
  });
});
