import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { userDirectoryContract, type ListedPerson } from '../../../../../test/contracts/user-directory.contract.js';
import { openTestSession, type TestSession } from '../../../../../test/support/test-session.js';
import { TypeormUserDirectory } from './typeorm-user-directory.js';

describe('TypeormUserDirectory', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  async function add({ email, lastName, planStatus, createdAt, closed = false }: ListedPerson): Promise<string> {
    const id = randomUUID();
    await database.dataSource.query(
      `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city, country, sport, plan_status, created_at, updated_at, leaving_since)
       VALUES ($1, $2, lower($2), '', '', $3, '', '', 'BOTH', $4, $5, now(), $6)`,
      [id, email, lastName, planStatus, createdAt, closed ? createdAt : null],
    );
    return id;
  }

  userDirectoryContract('PostgreSQL', () => ({ directory: new TypeormUserDirectory(database.session), add }));

  it('keeps its counts exact through every change of a row', async () => {
    const directory = new TypeormUserDirectory(database.session);
    const count = async (filter: 'TRIAL' | 'ACTIVE') => (await directory.count({ filter, search: '', sort: 'email_asc' })).count;
    const id = await add({ email: 'one@count.example', lastName: '', planStatus: 'TRIAL', createdAt: new Date() });
    const [trial, active] = [await count('TRIAL'), await count('ACTIVE')];
    await database.dataSource.query(`UPDATE users SET plan_status = 'ACTIVE' WHERE id = $1`, [id]);
    expect([await count('TRIAL'), await count('ACTIVE')]).toEqual([trial - 1, active + 1]);
    await database.dataSource.query(`UPDATE users SET city = 'Graz'`);
    await database.dataSource.query(`UPDATE users SET leaving_since = now() WHERE id = $1`, [id]);
    await database.dataSource.query(`DELETE FROM users WHERE id = $1`, [id]);
    expect([await count('TRIAL'), await count('ACTIVE')]).toEqual([trial - 1, active]);
  });

  it('says so where a search finds more than are counted', async () => {
    await database.dataSource.query(
      `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city, country, sport, created_at, updated_at)
       SELECT gen_random_uuid(), 'crowd-' || n, 'crowd-' || n, '', '', '', '', '', 'BOTH', now(), now() FROM generate_series(1, 1001) n`,
    );
    expect(await new TypeormUserDirectory(database.session).count({ filter: 'ALL', search: 'crowd', sort: 'email_asc' })).toEqual({ count: 1000, exact: false });
  });
});
