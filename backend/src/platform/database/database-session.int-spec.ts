import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openTestSession, type TestSession } from '../../../test/support/test-session.js';

describe('database session', () => {
  let database: TestSession;

  beforeAll(async () => {
    database = await openTestSession();
    await database.dataSource.query('CREATE TABLE notes (text text)');
  });
  afterAll(() => database.close());

  const notes = async (): Promise<string[]> => {
    const rows: { text: string }[] = await database.dataSource.query('SELECT text FROM notes ORDER BY text');
    return rows.map((row) => row.text);
  };
  const note = (text: string): Promise<unknown> => database.session.manager().query('INSERT INTO notes VALUES ($1)', [text]);

  it('runs what was left for after the commit once, when the rows can be seen by others', async () => {
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

  it('runs at once what is to follow a commit when there is no transaction', () => {
    let ran = false;
    database.session.afterCommit(() => (ran = true));
    expect(ran).toBe(true);
  });
});
