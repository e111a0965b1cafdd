import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TypeormAdminReports } from '#admin/adapters/persistence/typeorm-admin-reports.js';
import { TypeormUserDirectory } from '#admin/adapters/persistence/typeorm-user-directory.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';

const RUNNER = fileURLToPath(new URL('../../../../scripts/run-typescript.mjs', import.meta.url));
const COMMAND = 'backend/test/bench/admin-seed.ts';
const USERS = 200;

describe('npm run seed:admin', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  const seed = () =>
    promisify(execFile)(process.execPath, [RUNNER, COMMAND, `--users=${USERS}`], {
      env: { ...process.env, DATABASE_URL: database.url },
    });

  it('fills a database so that its counts and sums are those of its rows', async () => {
    await seed();
    const everybody = { filter: 'ALL', search: '', sort: 'createdAt_desc' } as const;
    const { count } = await new TypeormUserDirectory(database.session).page(everybody, 0, 1);
    expect(count).toEqual({ count: USERS, exact: true });
    const [ledger] = await database.dataSource.query<Record<string, string>[]>(
      `SELECT (SELECT count(*) FROM workouts) AS workouts,
              (SELECT sum(workouts) FROM workout_counts) AS counted,
              count(*) AS calls,
              sum(prompt_tokens)::float8 AS tokens,
              (sum(prompt_cost_micros + completion_cost_micros) * 0.000001)::text AS cost
       FROM ai_usage`,
    );
    const { totals, count: people } = await new TypeormAdminReports(database.session).usage(
      { from: '2000-01-01', to: '2999-12-31' },
      0,
      1,
    );
    expect(ledger).toMatchObject({
      workouts: String(USERS * 10),
      counted: String(USERS * 10),
      calls: String(USERS * 20),
      tokens: totals.promptTokens,
      cost: totals.totalCost,
    });
    expect([people, totals.uploads]).toEqual([USERS + 1, USERS * 10]);
  });

  it('fills no database in which somebody is', async () => {
    await expect(seed()).rejects.toThrow('there are athletes in this database');
  });
});
