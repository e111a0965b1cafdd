import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { adminDay } from '#admin/domain/new-york-days.js';

const LEDGER = 'FROM ai_usage';
const FIGURES = `count(*)::int AS calls,
  count(*) FILTER (WHERE prompt_cost_micros IS NULL OR completion_cost_micros IS NULL)::int
    AS unpriced,
  sum(prompt_tokens)::int AS prompt_tokens, sum(completion_tokens)::int AS completion_tokens,
  coalesce(sum(prompt_cost_micros), 0)::numeric(30, 6) AS prompt_cost,
  coalesce(sum(completion_cost_micros), 0)::numeric(30, 6) AS completion_cost`;
const KEPT = `sum(calls)::int AS calls, sum(unpriced)::int AS unpriced,
  sum(prompt_tokens)::int AS prompt_tokens, sum(completion_tokens)::int AS completion_tokens,
  sum(prompt_cost_micros) AS prompt_cost, sum(completion_cost_micros) AS completion_cost`;
const DAY = `(created_at AT TIME ZONE 'America/New_York')::date::text AS day`;
const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** The same sums twice: computed from all rows, and as kept by triggers. */
const COMPARED: readonly (readonly [rows: string, kept: string])[] = [
  [
    `SELECT ${DAY}, coalesce(user_id, ${NOBODY}) AS owner, ${FIGURES} ${LEDGER} GROUP BY 1, ` +
      '2 ORDER BY 1, 2',
    `SELECT day::text, owner, ${KEPT} FROM usage_by_person WHERE calls <> 0 GROUP BY 1, 2 ` +
      'ORDER BY 1, 2',
  ],
  [
    `SELECT ${DAY}, model, ${FIGURES} ${LEDGER} GROUP BY 1, 2 ORDER BY 1, 2`,
    `SELECT day::text, model, ${KEPT} FROM usage_by_model GROUP BY 1, 2 HAVING sum(calls) <> ` +
      '0 ORDER BY 1, 2',
  ],
];

describe('the sums of usage', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  const run = <T>(sql: string, parameters: unknown[] = []) =>
    database.dataSource.query<T[]>(sql, parameters);
  const calls = (
    userId: string | null,
    stamps: readonly string[],
    { model = 'one', cost = '0.000007' }: { model?: string; cost?: string | null } = {},
  ) =>
    run(
      `INSERT INTO ai_usage (id, user_id, purpose, model, outcome, prompt_tokens,
         completion_tokens, estimated, price_version, prompt_cost_micros,
         completion_cost_micros, created_at)
       SELECT gen_random_uuid(), $1, 'general', $2, 'answered', 10, 3, false, 'v1', $3,
         0.000001, at
       FROM unnest($4::timestamptz[]) at`,
      [userId, model, cost, stamps],
    );
  const upload = (userId: string, at: string, status = 'queued') =>
    run(
      `INSERT INTO uploads (id, user_id, sha256, file_name, file_key, size_bytes, status,
          slot_taken, created_at, updated_at)
       SELECT id, $1, id, '', '', 1, $2, false, $3, $3 FROM (SELECT gen_random_uuid() AS id) made`,
      [userId, status, at],
    );
  const someone = async () => (await newUser(database.dataSource)).userId;

  /** What each test must leave, whatever it did. */
  afterEach(async () => {
    for (const [rows, kept] of COMPARED) expect(await run(kept)).toEqual(await run(rows));
  });

  it('belong to the New York day, also when clocks change [AUG-12, X-27, FAULT-30]', async () => {
    const userId = await someone();
    const stamps = [
      '2025-03-09T04:59:59Z',
      '2025-03-09T05:00:00Z',
      '2025-03-09T06:59:59Z',
      '2025-03-09T07:00:00Z',
      '2025-03-10T03:59:59Z',
      '2025-03-10T04:00:00Z',
      '2025-11-02T03:59:59Z',
      '2025-11-02T04:00:00Z',
      '2025-11-02T05:30:00Z',
      '2025-11-02T06:30:00Z',
      '2025-11-03T04:59:59Z',
      '2025-11-03T05:00:00Z',
    ];
    await calls(userId, stamps);
    for (const stamp of stamps) await upload(userId, stamp);
    const days = Map.groupBy(stamps, (stamp) => adminDay(new Date(stamp)));
    expect(
      await run(
        'SELECT day::text, calls::int, uploads::int FROM usage_by_person WHERE owner = $1 ' +
          'ORDER BY day',
        [userId],
      ),
    ).toEqual([...days].map(([day, { length }]) => ({ day, calls: length, uploads: length })));
    expect([...days.values()].map(({ length }) => length)).toEqual([1, 4, 1, 1, 4, 1]);
  });

  it('follow calls that change price, day and owner, and that go [AUG-12]', async () => {
    const userId = await someone();
    await calls(userId, ['2025-05-01T12:00:00Z', '2025-05-02T12:00:00Z']);
    await calls(userId, ['2025-05-02T12:00:00Z'], { cost: null });
    await run(
      'UPDATE ai_usage SET prompt_cost_micros = 1234567890123.999999 WHERE user_id = $1 AND ' +
        'prompt_cost_micros IS NULL',
      [userId],
    );
    await run(
      `UPDATE ai_usage SET created_at = created_at + interval '1 day', model = 'two' WHERE ` +
        'user_id = $1',
      [userId],
    );
    await run(`UPDATE ai_usage SET estimated = true WHERE user_id = $1`, [userId]);
    await run(`DELETE FROM ai_usage WHERE user_id = $1 AND created_at >= '2025-05-03'`, [userId]);
  });

  it('count uploads until they fail, also after their workout is deleted [AUG-12]', async () => {
    const userId = await someone();
    for (const status of ['queued', 'processing', 'done', 'failed'])
      await upload(userId, '2025-06-01T12:00:00Z', status);
    await run(`UPDATE uploads SET status = 'processing' WHERE user_id = $1 AND status = 'queued'`, [
      userId,
    ]);
    await run(`UPDATE uploads SET status = 'failed' WHERE user_id = $1 AND status = 'processing'`, [
      userId,
    ]);
    expect(
      await run(`SELECT uploads::int FROM usage_by_person WHERE owner = $1`, [userId]),
    ).toEqual([{ uploads: 1 }]);
    await run(`DELETE FROM uploads WHERE user_id = $1`, [userId]);
    expect(
      await run(`SELECT uploads::int FROM usage_by_person WHERE owner = $1`, [userId]),
    ).toEqual([{ uploads: 1 }]);
  });

  it('move the cost and the uploads of a deleted account to nobody [AUG-12]', async () => {
    const userId = await someone();
    await calls(userId, ['2025-07-01T12:00:00Z', '2025-07-01T13:00:00Z', '2025-07-02T12:00:00Z']);
    await calls(null, ['2025-07-01T12:00:00Z']);
    await upload(userId, '2025-07-01T12:00:00Z', 'done');
    await upload(userId, '2025-07-03T12:00:00Z', 'done');
    await run(`DELETE FROM users WHERE id = $1`, [userId]);
    expect(
      await run(
        'SELECT day::text, owner, calls::int, uploads::int FROM usage_by_person WHERE day ' +
          `BETWEEN '2025-07-01' AND '2025-07-03' ORDER BY day`,
      ),
    ).toEqual([
      { day: '2025-07-01', owner: '00000000-0000-0000-0000-000000000000', calls: 3, uploads: 1 },
      { day: '2025-07-02', owner: '00000000-0000-0000-0000-000000000000', calls: 1, uploads: 0 },
      { day: '2025-07-03', owner: '00000000-0000-0000-0000-000000000000', calls: 0, uploads: 1 },
    ]);
  });

  it('lose nothing where people ask, upload and leave at the same time [AUG-12]', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, someone));
    const days = ['2025-08-01T12:00:00Z', '2025-08-02T12:00:00Z', '2025-08-03T12:00:00Z'];
    const models = ['one', 'two'];
    await Promise.all(
      people.flatMap((userId) => [
        ...Array.from({ length: 10 }, (_, n) =>
          calls(n % 5 === 0 ? null : userId, n % 2 ? days : days.toReversed(), {
            model: models[n % 2] ?? 'one',
          }),
        ),
        ...days.map((day) => upload(userId, day, 'done')),
      ]),
    );
    await Promise.all(
      people.flatMap((userId, n) => [
        n < 4
          ? run(`DELETE FROM users WHERE id = $1`, [userId])
          : run(`DELETE FROM ai_usage WHERE user_id = $1`, [userId]),
        calls(null, days, { model: 'two' }),
        upload(people[5] ?? '', days[n % 3] ?? '', 'done'),
      ]),
    );
    expect(
      await run(
        `SELECT sum(calls)::int AS calls FROM usage_by_model WHERE day BETWEEN '2025-08-01' ` +
          `AND '2025-08-03'`,
      ),
    ).toEqual([{ calls: 180 - 2 * 8 * 3 + 18 }]);
    expect(
      await run(
        `SELECT sum(uploads)::int AS uploads FROM usage_by_person WHERE day BETWEEN ` +
          `'2025-08-01' AND '2025-08-03'`,
      ),
    ).toEqual([{ uploads: 6 * 3 + 6 }]);
  });
});
