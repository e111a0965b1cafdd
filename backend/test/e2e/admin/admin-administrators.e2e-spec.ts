import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { ADMIN_EMAIL, entries, rowOf, startWithAdministrator } from './admin.support.js';
import { erased } from '../leaving/leaving.support.js';

const PATH = '/api/admin/administrators';

interface Administrator {
  readonly userId: string;
  readonly email: string;
  readonly isYou: boolean;
  readonly lastSeenAt: string | null;
}

describe('administrators among themselves', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());

  const all = async (by = boss) =>
    (await by.get<{ administrators: Administrator[] }>(PATH)).body.administrators;
  const noted = async (subject: string) =>
    (await entries(app)).filter((entry) => entry.subject === subject).map(({ action }) => action);
  const demote = (by: HttpClient, id: string) => by.post(`${PATH}/${id}/demote`, {});
  const remove = (by: HttpClient, id: string) => by.send(`${PATH}/${id}`, { method: 'DELETE' });

  /** A further administrator who is signed in. */
  async function colleague(): Promise<{ userId: string; email: string; client: HttpClient }> {
    const email = `${randomUUID()}@example.com`;
    const { body } = await boss.post<{ userId: string; password: string }>(PATH, { email });
    const signedIn = await new HttpClient(app.url).post<{ token: string }>('/api/admin/login', {
      username: email,
      password: body.password,
    });
    return { userId: body.userId, email, client: new HttpClient(app.url, signedIn.body.token) };
  }

  it('add one by address, with a password that is shown once', async () => {
    const { userId, email, client } = await colleague();
    expect(await all(client)).toContainEqual({
      userId,
      email,
      isYou: true,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
    expect(await noted(userId)).toEqual(['administrator-created']);
    expect((await entries(app, 'administrator-created'))[0]?.actor).toBe(ADMIN_EMAIL);
    expect(await boss.post(PATH, { email })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', message: 'This account is an administrator already.' },
    });
    expect((await boss.post(PATH, { email: 'nobody' })).status).toBe(400);
  });

  it('make an athlete one, whose sessions end and whose password stays', async () => {
    const athlete = await newAthlete(app.url);
    const { userId } = await rowOf(boss, athlete.email);
    const { body } = await boss.post(PATH, { email: athlete.email.toUpperCase() });
    expect(body).toEqual({ userId, password: null });
    expect((await athlete.get('/api/auth/me')).status).toBe(401);
    const again = await new HttpClient(app.url).post('/api/admin/login', {
      username: athlete.email,
      password: 'secret-1',
    });
    expect(again.status).toBe(200);
    expect(await noted(userId)).toEqual(['administrator-promoted']);
  });

  it('demote another one, who is an athlete from the next request on', async () => {
    const { userId, email, client } = await colleague();
    expect((await demote(boss, userId)).status).toBe(204);
    expect((await client.get('/api/admin/users')).status).toBe(401);
    expect((await rowOf(boss, email))['role']).toBe('athlete');
    expect((await demote(boss, userId)).status).toBe(404);
    expect(await noted(userId)).toEqual(['administrator-created', 'administrator-demoted']);
  });

  it('remove another one with the account', async () => {
    const { userId, email } = await colleague();
    expect((await remove(boss, userId)).status).toBe(204);
    expect(await erased(app, userId)).toMatchObject({ email });
    expect((await all()).some((one) => one.userId === userId)).toBe(false);
    expect(await noted(userId)).toEqual(['administrator-created', 'administrator-removed']);
  });

  it('never change themselves', async () => {
    const own = (await all()).find(({ isYou }) => isYou)?.userId ?? '';
    for (const answer of [await demote(boss, own), await remove(boss, own)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'CANNOT_CHANGE_ADMIN' } });
    expect((await demote(boss, randomUUID())).status).toBe(404);
  });

  describe('two who remove each other at the same time', () => {
    let others: Administrator[];
    beforeEach(async () => {
      others = (await all()).filter(({ isYou }) => !isYou);
      for (const { userId } of others) await demote(boss, userId);
    });

    it('leave one, in each of ten races', async () => {
      for (let race = 0; race < 10; race += 1) {
        const me = (await all()).find(({ isYou }) => isYou)?.userId ?? '';
        const other = await colleague();
        const answers = await Promise.all([
          demote(boss, other.userId),
          race % 2 ? demote(other.client, me) : remove(other.client, me),
        ]);
        const statuses = answers.map(({ status }) => status);
        expect(statuses.filter((status) => status === 204)).toHaveLength(1);
        const left = statuses[0] === 204 ? boss : other.client;
        expect(await all(left)).toHaveLength(1);
        boss = left;
      }
    }, 60_000);
  });
});
