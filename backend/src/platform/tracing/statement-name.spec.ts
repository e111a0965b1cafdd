import { describe, expect, it } from '@jest/globals';

import { statementName } from './statement-name.js';

describe('the name of a statement', () => {
  it.each([
    [
      'SELECT "w"."id" AS "w_id" FROM "workouts" "w" WHERE "w"."user_id" = $1',
      'SELECT',
      'workouts',
    ],
    [
      'INSERT INTO "uploads"("id") VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = $1',
      'INSERT',
      'uploads',
    ],
    ['INSERT INTO outbox (id, job) VALUES ($1, $2)', 'INSERT', 'outbox'],
    ['DROP TABLE IF EXISTS old_things', 'DROP', 'old_things'],
    ['SELECT count(*) FROM public.users', 'SELECT', 'users'],
    ['  update trial_usage SET used = used + 1', 'UPDATE', 'trial_usage'],
    ['DELETE FROM ONLY public.outbox WHERE id = $1', 'DELETE', 'outbox'],
    ['TRUNCATE "users", "workouts"', 'TRUNCATE', 'users'],
    ['START TRANSACTION', 'START', null],
    ['COMMIT', 'COMMIT', null],
    ['SELECT pg_advisory_lock($1)', 'SELECT', null],
    ['SELECT id FROM (SELECT id FROM chat_messages) x', 'SELECT', 'chat_messages'],
    [
      'SELECT a IS DISTINCT FROM b, extract(epoch FROM started_at) FROM workouts FOR UPDATE ' +
        'SKIP LOCKED',
      'SELECT',
      'workouts',
    ],
    ['SELECT * FROM unnest($1::uuid[]) id JOIN users USING (id)', 'SELECT', 'users'],
    [
      'WITH next AS (SELECT id FROM outbox FOR UPDATE SKIP LOCKED) UPDATE outbox SET taken = ' +
        'true FROM next',
      'UPDATE',
      'outbox',
    ],
    [
      'WITH a AS MATERIALIZED (SELECT 1), b AS (SELECT * FROM a) SELECT * FROM b JOIN ' +
        'subscriptions USING (id)',
      'SELECT',
      'subscriptions',
    ],
    ['', 'UNKNOWN', null],
  ])('of %s is %s of %s', (sql, kind, table) => {
    expect(statementName(sql)).toMatchObject({ kind, table });
  });

  it('is never taken from a text, a comment or the body of a function', () => {
    const sql =
      `/* from mary */ SELECT 'it''s from anna', $$ from bob $$, $x$ from carl $x$ -- from ` +
      `dora\n FROM users`;
    expect(statementName(sql)).toEqual({ kind: 'SELECT', table: 'users', routine: null });
  });

  it('is that of a function where no table is named', () => {
    expect(statementName('SELECT pg_advisory_xact_lock($1)')).toEqual({
      kind: 'SELECT',
      table: null,
      routine: 'pg_advisory_xact_lock',
    });
  });

  it('is found in a statement of a megabyte, where nested repetitions would never end', () => {
    expect(
      statementName(
        `SELECT ${'(a, '.repeat(100_000)} FROM users WHERE id IN (${'$1, '.repeat(100_000)} $2)`,
      ).table,
    ).toBe('users');
  });
});
