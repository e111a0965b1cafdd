import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  userDirectoryContract,
  type ListedPerson,
} from '#test/contracts/admin/user-directory.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { searchKey } from '#admin/domain/search-key.js';
import { TypeormUserDirectory } from './typeorm-user-directory.js';

describe('TypeormUserDirectory', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  async function add({
    email,
    lastName,
    planStatus,
    createdAt,
    closed = false,
    firstName = '',
    isSuspended = false,
    role = 'athlete',
  }: ListedPerson): Promise<string> {
    const id = randomUUID();
    await database.dataSource.query(
      `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city,
         country, sport, plan_status, created_at, updated_at, leaving_since, role, suspended_at)
       VALUES ($1, $2, lower($2), '', $7, $3, '', '', 'BOTH', $4, $5, now(), $6, $8, $9)`,
      [
        ...[id, email, lastName, planStatus, createdAt, closed ? createdAt : null],
        ...[firstName, role, isSuspended ? createdAt : null],
      ],
    );
    return id;
  }

  userDirectoryContract('PostgreSQL', () => ({
    directory: new TypeormUserDirectory(database.session),
    add,
  }));

  it('keeps its counts exact through every change of a row', async () => {
    const directory = new TypeormUserDirectory(database.session);
    const count = async (filter: 'TRIAL' | 'ACTIVE') =>
      (await directory.page({ filter, search: '', sort: 'email_asc' }, 0, 1)).count.count;
    const id = await add({
      email: 'one@count.example',
      lastName: '',
      planStatus: 'TRIAL',
      createdAt: new Date(),
    });
    const [trial, active] = [await count('TRIAL'), await count('ACTIVE')];
    await database.dataSource.query(`UPDATE users SET plan_status = 'ACTIVE' WHERE id = $1`, [id]);
    expect([await count('TRIAL'), await count('ACTIVE')]).toEqual([trial - 1, active + 1]);
    await database.dataSource.query(`UPDATE users SET city = 'Graz'`);
    await database.dataSource.query(`UPDATE users SET leaving_since = now() WHERE id = $1`, [id]);
    await database.dataSource.query(`DELETE FROM users WHERE id = $1`, [id]);
    expect([await count('TRIAL'), await count('ACTIVE')]).toEqual([trial - 1, active]);
  });

  it('folds names as the search does', async () => {
    const names = ['İstanbul ılgaz', 'Åsa Öström', 'Straße', 'Łukasz Đorđe', 'O’Brien', 'ΣΟΦΟΣ'];
    const rows = await database.dataSource.query<{ key: string }[]>(
      'SELECT search_key(name) AS key FROM unnest($1::text[]) WITH ORDINALITY n(name, at) ORDER BY at',
      [names],
    );
    expect(rows.map(({ key }) => key)).toEqual(names.map(searchKey));
  });

  it('finds common and rare text, page by page, and stops counting at its limit', async () => {
    await database.dataSource.query(
      `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city,
         country, sport, created_at, updated_at)
       SELECT gen_random_uuid(), mail, mail, '', '', 
          CASE WHEN n % 500 = 0 THEN 'Rare' WHEN n % 5 = 0 THEN 'Fifth' ELSE '' END,
          '', '', 'BOTH', now() - n * interval '1 minute', now()
       FROM (SELECT n, 'crowd-' || n AS mail FROM generate_series(1, 4000) n) crowd`,
    );
    const directory = new TypeormUserDirectory(database.session);
    const find = async (search: string, offset: number) => {
      const { entries, count } = await directory.page(
        { filter: 'ALL', search, sort: 'createdAt_desc' },
        offset,
        3,
      );
      return [entries.map(({ email }) => email), count];
    };
    const crowd = (...numbers: number[]) => numbers.map((n) => `crowd-${n}`);
    expect(await find('crowd', 0)).toEqual([crowd(1, 2, 3), { count: 1000, exact: false }]);
    expect(await find('crowd', 2500)).toEqual([
      crowd(2501, 2502, 2503),
      { count: 1000, exact: false },
    ]);
    expect(await find('fifth', 0)).toEqual([crowd(5, 10, 15), { count: 792, exact: true }]);
    expect(await find('fifth', 790)).toEqual([crowd(3990, 3995), { count: 792, exact: true }]);
    expect(await find('rare', 0)).toEqual([crowd(500, 1000, 1500), { count: 8, exact: true }]);
    expect(await find('rare', 6)).toEqual([crowd(3500, 4000), { count: 8, exact: true }]);
    expect(await find('cr', 0)).toEqual([crowd(1, 2, 3), { count: 1000, exact: false }]);
    expect(await find('zz', 0)).toEqual([[], { count: 0, exact: true }]);
  });
});
