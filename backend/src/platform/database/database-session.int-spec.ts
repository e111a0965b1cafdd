import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openTestSession, type TestSession } from '#test/support/test-session.js';

describe('database session', () => {
  let database: TestSession;

  beforeAll(async () => {
    database = await openTestSession();
    await database.dataSource.query('CREATE TABLE notes (text text)');
  });
  afterAll(() => database.close());

  const notes = async (): Promise<string[]> => {
    const rows: { text: string }[] = await database.dataSource.query(
      'SELECT text FROM notes ORDER BY text',
    );
    return rows.map((row) => row.text);
  };
  const note = (text: string): Promise<unknown> =>
    database.session.manager().query('INSERT INTO notes VALUES ($1)', [text]);

  it('runs an action after the commit once, when others can see the rows', async () => {
    const seen: Promise<string[]>[] = [];
    await database.unitOfWork.run(async () => {
      await note('kept');
      database.session.afterCommit(() => void seen.push(notes()));
      expect(seen).toHaveLength(0);
    });
    expect(await Promise.all(seen)).toEqual([['kept']]);
  });

  it('forgets what was left for after the commit when the transaction fails', async () => {
    let ran = false;
    const failing = database.unitOfWork.run(async () => {
      database.session.afterCommit(() => (ran = true));
      await note('lost');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(ran).toBe(false);
    expect(await notes()).not.toContain('lost');
  });

  it('runs an action after a commit immediately when there is no transaction', () => {
    let ran = false;
    database.session.afterCommit(() => (ran = true));
    expect(ran).toBe(true);
  });

  describe('with concurrent queries in one transaction', () => {
    /** The most queries that the connection of the transaction was given at a time. */
    const busiest = async (): Promise<() => number> => {
      const client = (await database.session.manager().queryRunner?.connect()) as {
        query: (...given: unknown[]) => Promise<unknown>;
      };
      const query = client.query.bind(client);
      let [under, most] = [0, 0];
      client.query = async (...given) => {
        most = Math.max(most, ++under);
        return query(...given).finally(() => (under -= 1));
      };
      return () => {
        client.query = query;
        return most;
      };
    };

    it('asks them one after the other, in their order', async () => {
      const [found, most] = await database.unitOfWork.run(async () => {
        const end = await busiest();
        const asked = [1, 2, 3, 4].map((number) =>
          database.session
            .manager()
            .query<{ number: number }[]>('SELECT $1::int AS number', [number]),
        );
        return [(await Promise.all(asked)).flat().map(({ number }) => number), end()] as const;
      });
      expect([found, most]).toEqual([[1, 2, 3, 4], 1]);
    });

    it('runs no query that a failure left behind after the connection is reused', async () => {
      const leftBehind: Promise<unknown>[] = [];
      // Goes on asking whatever becomes of the transaction, as a loop over pages may.
      const stubborn = async () => {
        for (let asked = 0; asked < 60; asked += 1)
          await note('left behind').catch(() => undefined);
      };
      for (let round = 0; round < 10; round += 1) {
        const failing = database.unitOfWork.run(() => {
          leftBehind.push(...Array.from({ length: 10 }, stubborn));
          return database.session.manager().query('SELECT 1 / 0');
        });
        await expect(failing).rejects.toThrow('division by zero');
        await database.unitOfWork.run(() => note('of somebody else'));
      }
      await Promise.all(leftBehind);
      expect(await notes()).not.toContain('left behind');
    });

    it('ends only when all of them have', async () => {
      const leftBehind: Promise<unknown>[] = [];
      await database.unitOfWork.run(async () => {
        await note('first');
        leftBehind.push(note('not waited for'));
      });
      expect(await notes()).toEqual(expect.arrayContaining(['first', 'not waited for']));
      await Promise.all(leftBehind);
    });
  });
});
