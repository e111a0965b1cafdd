import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { gate } from '#test/support/coach/asking-world.js';
import { eventually } from '#test/support/eventually.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormAccountDeletionRepository } from './typeorm-account-deletion.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

const NOW = new Date('2026-05-03T10:00:00Z');

describe('TypeormAccountDeletionRepository', () => {
  let database: TestSession;
  let accounts: TypeormAccountDeletionRepository;
  let users: TypeormUserRepository;
  beforeAll(async () => {
    database = await openTestSession([UserRecord]);
    accounts = new TypeormAccountDeletionRepository(database.session);
    users = new TypeormUserRepository(database.session);
  }, 60_000);
  afterAll(() => database.close());

  const opened = async (): Promise<{ id: string; email: string }> => {
    const user = aUser({ email: `${randomUUID()}@example.com` });
    await users.add(user);
    return user;
  };
  const row = async (id: string) =>
    (
      await database.dataSource.query<Record<string, unknown>[]>(
        'SELECT * FROM users WHERE id = $1',
        [id],
      )
    )[0];
  const waiting = async () => {
    const sql =
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = ' +
      `'Lock'`;
    return (await database.dataSource.query<unknown[]>(sql)).length;
  };
  const together = <T>(work: () => Promise<T>): Promise<T> => database.unitOfWork.run(work);

  it('closes an account: sessions and reset links end, its address is free [X-55]', async () => {
    const { id, email } = await opened();
    const before = await row(id);
    expect(await together(() => accounts.lockOpen(id))).toEqual({
      email,
      role: 'athlete',
      createdAt: before?.['created_at'],
    });
    const links = `SELECT 1 FROM password_resets WHERE user_id = $1`;
    await database.dataSource.query(
      `INSERT INTO password_resets VALUES (repeat('a', 64), $1, now() + interval '1 hour', ` +
        'null, now())',
      [id],
    );
    await accounts.close(id, NOW);
    expect(await database.dataSource.query(links, [id])).toEqual([]);
    expect(await row(id)).toMatchObject({
      leaving_since: NOW,
      token_version: (before?.['token_version'] as number) + 1,
    });
    expect([await users.findById(id), await users.findByEmail(email)]).toEqual([null, null]);
    await expect(users.add(aUser({ email }))).resolves.toBeUndefined();
  });

  it('distinguishes open, closed and unknown accounts', async () => {
    const [open, closed, none] = [(await opened()).id, (await opened()).id, randomUUID()];
    await accounts.close(closed, NOW);
    const states = async (id: string) => [
      (await together(() => accounts.lockOpen(id))) !== null,
      await together(() => accounts.holdOpen(id)),
      await together(() => accounts.lockClosed(id)),
    ];
    expect([await states(open), await states(closed), await states(none)]).toEqual([
      [true, true, false],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('removes only closed accounts', async () => {
    const [open, closed] = [(await opened()).id, (await opened()).id];
    await accounts.close(closed, NOW);
    for (const id of [open, closed]) await accounts.remove(id);
    expect([await row(open), await row(closed)]).toEqual([expect.anything(), undefined]);
  });

  it('lets running work store before it closes an account, and none after', async () => {
    const { id } = await opened();
    const order: string[] = [];
    const [begun, begin] = gate();
    const closing = begun.then(() =>
      together(async () => {
        await accounts.lockOpen(id);
        order.push('closed');
        await accounts.close(id, NOW);
      }),
    );
    await together(async () => {
      expect(await accounts.holdOpen(id)).toBe(true);
      begin();
      await eventually(async () => expect(await waiting()).toBe(1));
      order.push('stored');
    });
    await closing;
    expect(order).toEqual(['stored', 'closed']);
    expect(await together(() => accounts.holdOpen(id))).toBe(false);
  });

  it('lists closed accounts that still exist, oldest first', async () => {
    await database.dataSource.query('DELETE FROM users');
    const ids = [(await opened()).id, (await opened()).id, (await opened()).id];
    for (const [index, id] of ids.entries())
      if (index < 2) await accounts.close(id, new Date(NOW.getTime() - index * 1000));
    expect(await accounts.closedBefore(new Date(NOW.getTime() + 1), 10)).toEqual([ids[1], ids[0]]);
    expect(await accounts.closedBefore(NOW, 10)).toEqual([ids[1]]);
    expect(await accounts.closedBefore(new Date(NOW.getTime() + 1), 1)).toEqual([ids[1]]);
  });
});
