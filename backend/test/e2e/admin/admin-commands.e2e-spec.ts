import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runOperatorCommand } from '#bootstrap/operator-command.js';
import { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { eventually } from '#test/support/eventually.js';
import type { TestApp } from '#test/support/test-app.js';
import { ADMIN_EMAIL, entries, rowOf, startWithAdministrator } from './admin.support.js';
import { erased } from '../leaving/leaving.support.js';

describe('the command line of operators', () => {
  let app: TestApp;
  let boss: HttpClient;
  let folder: string;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
    folder = await mkdtemp(join(tmpdir(), 'stridewatt-command-'));
  }, 60_000);
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await app.close();
  });

  /** What the command says. */
  async function run(...command: string[]): Promise<string> {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await runOperatorCommand(app.app, command);
      return written.mock.calls.map(([line]) => String(line)).join('');
    } finally {
      written.mockRestore();
    }
  }

  const signIn = (username: string, password: string) =>
    new HttpClient(app.url).post('/api/admin/login', { username, password });

  it('creates an administrator with a password once for each address [SEC-08]', async () => {
    const password =
      /password: (\S+) /.exec(await run('create-admin', 'second@example.com'))?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect((await signIn('second@example.com', password)).status).toBe(200);
    await expect(run('create-admin', 'second@example.com')).rejects.toThrow('exists already');
    expect(await entries(app, 'administrator-created')).toEqual([
      expect.objectContaining({ actor: 'command line' }),
    ]);
  });

  it('resets an administrator’s password and ends every session; refuses an athlete', async () => {
    await run('create-admin', 'third@example.com');
    const password =
      /password: (\S+) /.exec(await run('reset-password', 'third@example.com'))?.[1] ?? '';
    expect((await signIn('third@example.com', password)).status).toBe(200);
    const { email } = await newAthlete(app.url, {}, { onboarding: 'none' });
    await expect(run('reset-password', email)).rejects.toThrow(
      'There is no administrator with this address.',
    );
  });

  it('promotes, lists, demotes and removes administrators, never the last one', async () => {
    const athlete = await newAthlete(app.url);
    await run('promote-admin', athlete.email);
    expect((await signIn(athlete.email, 'secret-1')).status).toBe(200);
    expect(await run('list-admins')).toContain(`${athlete.email}  no open session\n`);
    await run('demote-admin', athlete.email);
    expect((await signIn(athlete.email, 'secret-1')).status).toBe(403);
    await run('promote-admin', athlete.email);
    await run('remove-admin', athlete.email);
    const listed = (await run('list-admins')).split('\n').filter(Boolean);
    expect(listed.join()).not.toContain(athlete.email);
    for (const line of listed.filter((each) => !each.startsWith(ADMIN_EMAIL)))
      await run('demote-admin', line.split(' ')[0] ?? '');
    for (const command of ['demote-admin', 'remove-admin'])
      await expect(run(command, ADMIN_EMAIL)).rejects.toThrow('the last administrator');
    await expect(run('promote-admin', 'nobody@example.com')).rejects.toThrow('no account');
    await expect(run('demote-admin', 'nobody')).rejects.toThrow('is no email address');
    expect((await entries(app, 'administrator-removed'))[0]?.actor).toBe('command line');
  });

  it('lists failed jobs with harmless text for the terminal, and retries one', async () => {
    await app.app.get(FailedJobs, { strict: false }).add({
      queue: 'mail',
      name: 'send-welcome-mail',
      jobId: 'x',
      payload: { userId: 'x' },
      reason: 'no\nway \u001b[2J\u202e',
      attempts: 10,
    });
    const said = await run('failed-jobs');
    expect(said).toMatch(
      /^[0-9a-f-]{36} .* mail {2}send-welcome-mail {2}no way \\u\{1b\}\[2J\\u\{202e\}\n/,
    );
    expect(said.split('\n').slice(1)).toEqual(['1 failed jobs', '']);
    await run('retry', said.slice(0, 36));
    expect(await run('failed-jobs')).toBe('0 failed jobs\n');
    await expect(run('retry', said.slice(0, 36))).rejects.toThrow('There is no such failed job.');
  });

  it('exports a person into a new file', async () => {
    const { email } = await newAthlete(app.url);
    const file = join(folder, 'person.zip');
    await run('export-user', email, file);
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
    expect((await entries(app, 'account-exported')).length).toBe(1);
  });

  it('closes an account, never an administrator’s', async () => {
    const { email } = await newAthlete(app.url);
    const { userId } = await rowOf(boss, email);
    await run('delete-user', email);
    expect(await erased(app, userId)).toMatchObject({ email });
    await expect(run('delete-user', ADMIN_EMAIL)).rejects.toThrow('administrator');
    await expect(run('delete-user', email)).rejects.toThrow(
      'There is no account with this address.',
    );
  });

  it('begins and ends maintenance, which refuses athletes and nobody else', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    await run('begin-maintenance', '20');
    const refused = await eventually(async () => {
      const answer = await athlete.get('/api/workouts');
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(refused.body).toEqual({
      statusCode: 503,
      code: 'MAINTENANCE',
      error: 'MAINTENANCE',
      message: 'Stridewatt is being maintained. Please come back in about 20 minutes.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1190);
    for (const path of ['/api/client-settings', '/api/auth/me'])
      expect([path, (await athlete.get(path)).status]).toEqual([path, 503]);
    expect((await athlete.post('/api/billing/webhook', {})).status).toBe(503);
    for (const path of ['/api/health', '/api/ready', '/'])
      expect([path, (await athlete.get(path)).status]).toEqual([path, 200]);
    expect((await boss.get('/api/admin/users')).status).toBe(200);
    await run('end-maintenance');
    await eventually(async () => expect((await athlete.get('/api/workouts')).status).toBe(200));
    expect((await entries(app, 'setting-changed')).length).toBe(2);
  });

  it.each([[['dance']], [['create-admin']], [['constructor']], [['retry', 'a', 'b']]])(
    'tells what there is where it is asked for %j',
    async (command) => {
      await expect(run(...command)).rejects.toThrow('npm run admin -- create-admin EMAIL');
    },
  );

  it.each([
    [['create-admin', 'nobody'], 'is no email address'],
    [['retry', '7'], 'is no id of a failed job'],
    [['begin-maintenance', '0'], 'is no number of minutes'],
    [['begin-maintenance', 'soon'], 'is no number of minutes'],
  ] as const)('refuses %j', async (command, words) => {
    await expect(run(...command)).rejects.toThrow(words);
  });
});
