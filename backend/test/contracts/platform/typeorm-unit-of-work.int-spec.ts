import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { unitOfWorkContract } from './unit-of-work.contract.js';

let database: TestSession;

beforeAll(async () => {
  database = await openTestSession();
  await database.dataSource.query(
    'CREATE TABLE notes (text text PRIMARY KEY, number integer NOT NULL DEFAULT 0)',
  );
});
afterAll(() => database.close());

const sql = <T>(statement: string, values: unknown[] = []): Promise<T[]> =>
  database.session.manager().query(statement, values);

unitOfWorkContract('TypeORM on PostgreSQL', () => ({
  unitOfWork: database.unitOfWork,
  write: async (text) => void (await sql('INSERT INTO notes (text) VALUES ($1)', [text])),
  seen: async () => {
    const rows: { text: string }[] = await database.dataSource.query(
      'SELECT text FROM notes ORDER BY text',
    );
    return rows.map((row) => row.text);
  },
  clear: async () => void (await database.dataSource.query('DELETE FROM notes')),
}));

describe('unit of work on PostgreSQL', () => {
  it('retries after a deadlock until both are stored', async () => {
    await sql('DELETE FROM notes');
    await sql(`INSERT INTO notes (text) VALUES ('a'), ('b')`);
    let tries = 0;
    const bothHoldOne = meetingOf(2);
    const add = (first: string, second: string) =>
      database.unitOfWork.run(async () => {
        tries += 1;
        await sql('UPDATE notes SET number = number + 1 WHERE text = $1', [first]);
        await bothHoldOne();
        await sql('UPDATE notes SET number = number + 1 WHERE text = $1', [second]);
      });
    await Promise.all([add('a', 'b'), add('b', 'a')]);
    expect(await sql('SELECT number FROM notes ORDER BY text')).toEqual([
      { number: 2 },
      { number: 2 },
    ]);
    expect(tries).toBe(3);
  });

  it('gives up after four tries', async () => {
    let tries = 0;
    const failing = database.unitOfWork.run(async () => {
      tries += 1;
      await sql(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
    });
    await expect(failing).rejects.toThrow('again');
    expect(tries).toBe(4);
  });

  it('retries the whole unit of work, never an inner one alone', async () => {
    let outer = 0;
    let inner = 0;
    await database.unitOfWork.run(async () => {
      outer += 1;
      await database.unitOfWork.run(async () => {
        inner += 1;
        if (inner === 1)
          await sql(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40P01'; END $$`);
      });
    });
    expect([outer, inner]).toEqual([2, 2]);
  });

  it('does not retry after another error', async () => {
    let tries = 0;
    const failing = database.unitOfWork.run(async () => {
      tries += 1;
      await sql('SELECT 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(tries).toBe(1);
  });
});

/**
 * Lets each of the first `parties` callers go on only once all of them have come; later callers
 * pass.
 */
function meetingOf(parties: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    come += 1;
    if (come >= parties) open();
    await all;
  };
}
