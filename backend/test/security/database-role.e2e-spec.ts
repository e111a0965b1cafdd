import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { StartError } from '#bootstrap/explain.js';
import { runOperatorCommand } from '#bootstrap/operator-command.js';
import { entries, remove, startWithAdministrator } from '../e2e/admin/admin.support.js';
import { shortRide, uploaded } from '../e2e/workouts/workouts.support.js';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';
import { workFolder } from '../support/run/work-folder.js';

const ROLE = `app_${randomBytes(6).toString('hex')}`;
const PASSWORD = randomBytes(12).toString('hex');

/** As docs/operations.md tells it. */
const GRANTS = [
  `CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`,
  `GRANT USAGE ON SCHEMA public, bullmq TO ${ROLE}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, bullmq TO ${ROLE}`,
  `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, bullmq TO ${ROLE}`,
  `REVOKE UPDATE, DELETE ON audit_log FROM ${ROLE}`,
];

async function asOwner(url: string, statements: readonly string[]): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  for (const statement of statements) await owner.query(statement);
  await owner.end();
}

describe('a role of the database with no more rights than the processes need', () => {
  let app: TestApp;
  let boss: HttpClient;
  let limited: Client;
  beforeAll(async () => {
    const reach = async (ownerUrl: string): Promise<string> => {
      await asOwner(ownerUrl, GRANTS);
      const url = new URL(ownerUrl);
      [url.username, url.password] = [ROLE, PASSWORD];
      return url.href;
    };
    let url = '';
    ({ app, boss } = await startWithAdministrator({
      reach: async (owner) => (url = await reach(owner)),
    }));
    limited = new Client({ connectionString: url });
    await limited.connect();
  }, 60_000);
  afterAll(async () => {
    await limited.end();
    await asOwner(app.database.url, [`DROP OWNED BY ${ROLE}`]);
    const elsewhere = new URL(app.database.url);
    elsewhere.pathname = '/postgres';
    await app.close();
    await asOwner(elsewhere.href, [`DROP ROLE ${ROLE}`]);
  });

  it('is enough to join, upload, ask, pay, be viewed and be deleted [SEC-54]', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    const workoutId = await uploaded(athlete, shortRide());
    expect(
      (await athlete.post('/api/ai/chat', { message: 'How far did I ride?', workoutId })).status,
    ).toBe(200);
    const { body } = await boss.get<{ users: { userId: string; email: string }[] }>(
      '/api/admin/users?search=athlete',
    );
    const userId = body.users.find(({ email }) => email === athlete.email)?.userId ?? '';
    expect((await boss.get(`/api/admin/users/${userId}/profile`)).status).toBe(200);
    expect((await boss.get('/api/admin/usage')).status).toBe(200);
    expect((await boss.get('/api/admin/queues')).status).toBe(200);
    const leaving = await newAthlete(app.url);
    await uploaded(leaving, shortRide(5));
    const found = await boss.get<{ users: { userId: string; email: string }[] }>(
      `/api/admin/users?search=${encodeURIComponent(leaving.email)}`,
    );
    expect((await remove(boss, found.body.users[0]?.userId ?? '')).status).toBe(204);
    expect((await entries(app, 'deleted')).length).toBe(1);
  });

  it.each([
    'CREATE TABLE public.mine (id int)',
    'DROP TABLE users',
    'ALTER TABLE users ADD COLUMN mine int',
    'TRUNCATE workouts',
    'CREATE SCHEMA mine',
    `UPDATE audit_log SET actor = '{}'`,
    'DELETE FROM audit_log',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    `CREATE ROLE another`,
    `COPY users TO PROGRAM 'cat'`,
    `SELECT pg_read_file('/etc/passwd')`,
  ])('is too little for: %s [SEC-54]', async (statement) => {
    await expect(limited.query(statement)).rejects.toThrow(
      /permission denied|must be owner|only roles with/i,
    );
  });

  it('is reported by a command that runs as the owner, and nothing is changed', async () => {
    const folder = join(await workFolder(), 'backup');
    await runOperatorCommand(app.app, ['backup', folder]);
    const before = await limited.query('SELECT id FROM users ORDER BY id');
    const refused = runOperatorCommand(app.app, ['restore', folder]);
    await expect(refused).rejects.toThrow(
      'the role of the database lacks rights for "restore"; run it as the owner, see ' +
        'docs/operations.md under "Keys"',
    );
    await expect(refused).rejects.toThrow(StartError);
    expect((await limited.query('SELECT id FROM users ORDER BY id')).rows).toEqual(before.rows);
  });
});
