import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openWorkoutsSession, storedAthlete } from '#test/builders/workouts/stored-workout.js';
import type { TestSession } from '#test/support/test-session.js';
import { TypeormComparisonAllowance } from './typeorm-comparison-allowance.js';

describe('TypeormComparisonAllowance', () => {
  let database: TestSession;
  let allowance: TypeormComparisonAllowance;
  let userId: string;
  beforeAll(async () => {
    database = await openWorkoutsSession();
    allowance = new TypeormComparisonAllowance(database.session);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await storedAthlete(database);
  });

  const take = (id: string = randomUUID()) =>
    database.unitOfWork.run(() => allowance.take(id, userId, 3));
  const query = (sql: string) => database.dataSource.query<unknown[]>(sql, [userId]);
  const taken = (all: readonly object[]) => all.filter((one) => 'id' in one).length;

  it('gives exactly as many as there are, also to twenty concurrent requests [X-44]', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(taken(all)).toBe(3);
    expect(
      all.filter((one) => 'waitS' in one && one.waitS > 86_000 && one.waitS <= 86_400),
    ).toHaveLength(17);
  });

  it('gives back what had no answer, and keeps what had one', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) await take(id);
    await allowance.keep(first);
    for (const id of [first, second]) await allowance.giveBack(id);
    expect(await query('SELECT id FROM comparison_questions WHERE user_id = $1')).toEqual([
      { id: first },
    ]);
  });

  it('frees a place after 24 hours, and one that was neither kept nor given back after two minutes', async () => {
    const kept = randomUUID();
    await take(kept);
    await allowance.keep(kept);
    for (let n = 0; n < 2; n += 1) await take();
    expect(taken([await take()])).toBe(0);
    await query(
      `UPDATE comparison_questions SET held_until = held_until - interval '2 minutes' WHERE ` +
        'user_id = $1 AND held_until IS NOT NULL',
    );
    expect(taken([await take(), await take(), await take()])).toBe(2);
    await query(
      `UPDATE comparison_questions SET asked_at = asked_at - interval '1 day' WHERE user_id ` +
        '= $1 AND held_until IS NULL',
    );
    expect(taken([await take(), await take()])).toBe(1);
  });

  it('counts each athlete alone', async () => {
    for (let n = 0; n < 3; n += 1) await take();
    userId = await storedAthlete(database);
    expect(taken([await take()])).toBe(1);
  });
});
