import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { dataSourceOptions } from './data-source-options.js';
import { OFTEN } from './preparing-client.js';

describe('a statement that is asked often', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** One connection, with what the server keeps prepared on it. */
  const connected = async (
    work: (runner: QueryRunner, prepared: () => Promise<string[]>) => Promise<void>,
    pooled = false,
  ): Promise<void> => {
    const source = await new DataSource(dataSourceOptions(database.url, pooled)).initialize();
    const runner = source.createQueryRunner();
    await work(runner, async () =>
      (
        (await runner.query('SELECT statement FROM pg_prepared_statements')) as {
          statement: string;
        }[]
      ).map(({ statement }) => statement),
    );
    await runner.release();
    await source.destroy();
  };

  it('is prepared once for a connection and answers with other values too', () =>
    connected(async (runner, prepared) => {
      const twice = `${OFTEN}SELECT $1::int * 2 AS twice`;
      const answers = [await runner.query(twice, [1]), await runner.query(twice, [2])];
      expect(answers).toEqual([[{ twice: 2 }], [{ twice: 4 }]]);
      await runner.query('SELECT $1::int AS seldom', [1]);
      expect(await prepared()).toEqual([twice]);
    }));

  it('goes on where a migration adds a column, and where a transaction before it failed', () =>
    connected(async (runner) => {
      await runner.query('CREATE TABLE boots (id int, colour text)');
      const colour = `${OFTEN}SELECT colour FROM boots WHERE id = $1`;
      await runner.query('INSERT INTO boots VALUES (1, $1)', ['red']);
      await runner.startTransaction();
      await expect(runner.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
      await expect(runner.query(colour, [1])).rejects.toThrow('aborted');
      await runner.rollbackTransaction();
      expect(await runner.query(colour, [1])).toEqual([{ colour: 'red' }]);
      await runner.query(`ALTER TABLE boots ADD COLUMN size int DEFAULT 42`);
      expect(await runner.query(colour, [1])).toEqual([{ colour: 'red' }]);
    }));

  it('is asked as any other where a pooler changes connections between statements', () =>
    connected(async (runner, prepared) => {
      expect(await runner.query(`${OFTEN}SELECT $1::int + 1 AS more`, [1])).toEqual([{ more: 2 }]);
      expect(await prepared()).toEqual([]);
    }, true));
});
