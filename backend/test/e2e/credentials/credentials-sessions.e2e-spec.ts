import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { newAthlete, query, userRow } from './credentials.support.js';

interface Entry {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

const SESSIONS = '/api/auth/sessions';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('sessions of an athlete', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const onPhone = async (email: string): Promise<HttpClient> => {
    const { body } = await new HttpClient(app.url).send<{ token: string }>('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'secret-1' }),
      headers: { 'Content-Type': 'application/json', 'User-Agent': PHONE },
    });
    return new HttpClient(app.url, body.token);
  };
  const listed = async (client: HttpClient): Promise<readonly Entry[]> =>
    (await client.get<{ sessions: Entry[] }>(SESSIONS)).body.sessions;
  const statusOf = async (client: HttpClient) => (await client.get('/api/auth/me')).status;
  const end = (client: HttpClient, id = '') =>
    client.send(`${SESSIONS}${id && `/${id}`}`, { method: 'DELETE' });

  it('are listed with device, times and which one asks, and nobody else’s', async () => {
    const athlete = await newAthlete(app.url);
    await newAthlete(app.url);
    const phone = await onPhone(athlete.email);
    const entries = await listed(phone);
    expect(entries).toHaveLength(2);
    expect(entries.find(({ current }) => current)).toEqual({
      id: expect.any(String),
      device: 'Safari on iPhone',
      current: true,
      createdAt: expect.stringMatching(/^\d{4}-/),
      lastUsedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect((await listed(athlete)).filter(({ current }) => current)).toHaveLength(1);
  });

  it('end one by one; the token of the ended one opens nothing', async () => {
    const athlete = await newAthlete(app.url);
    const phone = await onPhone(athlete.email);
    const other = (await listed(athlete)).find(({ current }) => !current);
    expect((await end(athlete, other?.id)).status).toBe(204);
    expect([await statusOf(phone), await statusOf(athlete)]).toEqual([401, 200]);
    expect((await end(athlete, other?.id)).status).toBe(404);
  });

  it('end everywhere else while this one goes on', async () => {
    const athlete = await newAthlete(app.url);
    const stranger = await newAthlete(app.url);
    const phone = await onPhone(athlete.email);
    expect((await end(phone)).status).toBe(204);
    expect([await statusOf(phone), await statusOf(athlete), await statusOf(stranger)]).toEqual([
      200, 401, 200,
    ]);
  });

  it('end on the server at logout, and no other ends', async () => {
    const athlete = await newAthlete(app.url);
    const phone = await onPhone(athlete.email);
    expect((await phone.post('/api/auth/logout', {})).status).toBe(204);
    expect([await statusOf(phone), await statusOf(athlete)]).toEqual([401, 200]);
  });

  it.each(['nonsense', randomUUID()])('are not there under the id %s', async (id) => {
    expect((await end(await newAthlete(app.url), id)).status).toBe(404);
  });

  it('cannot be ended by another athlete', async () => {
    const [athlete, stranger] = [await newAthlete(app.url), await newAthlete(app.url)];
    const [own] = await listed(athlete);
    expect((await end(stranger, own?.id)).status).toBe(404);
    expect(await statusOf(athlete)).toBe(200);
  });

  it('note their use at most every five minutes', async () => {
    const athlete = await newAthlete(app.url);
    const { id } = await userRow(app, athlete.email);
    const usedAgo = async (): Promise<number> => {
      const [row] = await query<{ ago: number }>(
        app,
        'SELECT extract(epoch FROM now() - used_at)::integer AS ago FROM sessions WHERE user_id = $1',
        [id],
      );
      return row?.ago ?? -1;
    };
    const used = (minutes: number) =>
      query(
        app,
        `UPDATE sessions SET used_at = now() - $2 * interval '1 minute' WHERE user_id = $1`,
        [id, minutes],
      );
    await used(4);
    await statusOf(athlete);
    expect(await usedAgo()).toBeGreaterThanOrEqual(240);
    await used(6);
    await statusOf(athlete);
    expect(await usedAgo()).toBeLessThan(60);
  });
});
