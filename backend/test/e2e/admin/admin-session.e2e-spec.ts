import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  entries,
  signInAsAdministrator,
  startWithAdministrator,
} from './admin.support.js';
import { rows } from '../workouts/workouts.support.js';

describe('the session of an administrator', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());

  const logIn = (username: string, password: string) =>
    new HttpClient(app.url).post('/api/admin/login', { username, password });

  it('returns token and user for an address in any case [ADM-05, X-23, X-24]', async () => {
    const { status, body, headers } = await logIn(
      `  ${ADMIN_EMAIL.toUpperCase()} `,
      ADMIN_PASSWORD,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token: expect.any(String),
      user: { email: ADMIN_EMAIL, role: 'admin' },
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|tokenVersion/i);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('refuses an athlete with a good password, and gives no token [ADM-06]', async () => {
    const { email } = await newAthlete(app.url);
    expect(await logIn(email, 'secret-1')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Not an admin', error: 'Not an admin' },
    });
  });

  it('answers a wrong password like an unknown name [ADM-07]', async () => {
    for (const name of [ADMIN_EMAIL, 'nobody@example.com']) {
      expect(await logIn(name, 'wrong-1')).toMatchObject({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS', message: 'Invalid username or password' },
      });
    }
  });

  it('names the missing field [ADM-04]', async () => {
    expect(
      (await new HttpClient(app.url).post('/api/admin/login', { password: 'x' })).body,
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'username', message: 'Username is required' }],
    });
  });

  it('logs sign-ins and refusals, without anything that a stranger typed', async () => {
    const log = await entries(app);
    expect(log.filter(({ action }) => action === 'signed-in')[0]).toMatchObject({
      actor: ADMIN_EMAIL,
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
    });
    const refused = await entries(app, 'sign-in-refused');
    expect(refused.map(({ actor }) => actor)).toEqual(refused.map(() => 'unknown'));
    expect(refused.map(({ details }) => details['cause'])).toEqual(
      expect.arrayContaining(['not an administrator', 'wrong name or password']),
    );
    expect(JSON.stringify(log)).not.toContain('nobody@example.com');
  });

  it('is audited also at the sign-in of athletes, good and refused', async () => {
    const ordinary = (password: string) =>
      new HttpClient(app.url).post('/api/auth/login', { email: ADMIN_EMAIL, password });
    const before = (await entries(app)).length;
    expect([(await ordinary(ADMIN_PASSWORD)).status, (await ordinary('wrong-1')).status]).toEqual([
      200, 401,
    ]);
    expect((await entries(app)).slice(before)).toEqual([
      expect.objectContaining({
        action: 'signed-in',
        actor: ADMIN_EMAIL,
        details: { page: 'sign-in of athletes' },
      }),
      expect.objectContaining({
        action: 'sign-in-refused',
        actor: 'unknown',
        details: { cause: 'wrong name or password' },
      }),
    ]);
    const athlete = await newAthlete(app.url);
    await new HttpClient(app.url).post('/api/auth/login', {
      email: athlete.email,
      password: 'wrong-1',
    });
    expect((await entries(app)).length).toBe(before + 2);
  });

  it('ends only the session of the token [ADM-09]', async () => {
    const other = await signInAsAdministrator(app);
    expect((await other.post('/api/admin/logout', {})).status).toBe(204);
    expect(await other.get('/api/admin/users')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await boss.get('/api/admin/users')).status).toBe(200);
    expect((await entries(app, 'signed-out')).length).toBe(1);
  });

  it('ends after two idle hours, not after two hours of use', async () => {
    const used = await signInAsAdministrator(app);
    expect((await used.get('/api/admin/users')).status).toBe(200);
    const { sid } = JSON.parse(
      Buffer.from(used.token?.split('.')[1] ?? '', 'base64url').toString(),
    ) as { sid: string };
    const left = (minutes: number) =>
      rows(
        app,
        `UPDATE sessions SET used_at = now() - $2::integer * interval '1 ` +
          `minute' WHERE id = $1`,
        [sid, minutes],
      );
    await left(119);
    expect((await used.get('/api/admin/users')).status).toBe(200);
    expect((await used.get('/api/admin/users')).status).toBe(200);
    await left(121);
    expect((await used.get('/api/admin/users')).status).toBe(401);
  });

  it('ends twelve hours after sign-in despite use; an athlete’s session goes on', async () => {
    const jwt = app.app.get(JwtService, { strict: false });
    const aged = async (client: HttpClient, hours: number) => {
      const claims = jwt.decode<{ iat: number }>(client.token ?? '');
      return new HttpClient(
        app.url,
        await jwt.signAsync({ ...claims, iat: claims.iat - hours * 3600 }),
      );
    };
    const [used, athlete] = [await signInAsAdministrator(app), await newAthlete(app.url)];
    expect((await used.get('/api/admin/users')).status).toBe(200);
    expect((await (await aged(used, 11)).get('/api/admin/users')).status).toBe(200);
    expect(await (await aged(used, 13)).get('/api/admin/users')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await (await aged(athlete, 13)).get('/api/auth/me')).status).toBe(200);
  });

  it('follows the current role, also with an earlier role’s token [ADM-10, SEC-14]', async () => {
    const fallen = await signInAsAdministrator(app);
    await rows(app, `UPDATE users SET role = 'athlete' WHERE email = $1`, [ADMIN_EMAIL]);
    expect(await fallen.get('/api/admin/users')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    await rows(app, `UPDATE users SET role = 'admin' WHERE email = $1`, [ADMIN_EMAIL]);
    expect((await fallen.get('/api/admin/users')).status).toBe(200);
  });
});

describe('attempts to sign in as an administrator', () => {
  it('count at both doors together; above five, a good password learns nothing', async () => {
    const { app, boss } = await startWithAdministrator({ env: { RATE_LIMIT_SCALE: '1' } });
    const ordinary = async (password: string) => {
      const { status, body } = await new HttpClient(app.url).post('/api/auth/login', {
        email: ADMIN_EMAIL,
        password,
      });
      return [status, (body as { message: string }).message];
    };
    const wrong = [401, 'Invalid email or password.'];
    // The administrator's own sign-in was the first of five.
    for (let n = 0; n < 3; n += 1) expect(await ordinary('wrong-1')).toEqual(wrong);
    expect((await ordinary(ADMIN_PASSWORD))[0]).toBe(200);
    const sessions = async () =>
      (await boss.get<{ sessions: unknown[] }>('/api/auth/sessions')).body.sessions.length;
    const begun = await sessions();
    expect(await ordinary(ADMIN_PASSWORD)).toEqual(wrong);
    expect(await sessions()).toBe(begun);
    const other = await new HttpClient(app.url).post('/api/admin/login', {
      username: ADMIN_EMAIL,
      password: ADMIN_PASSWORD,
    });
    const refused = await entries(app, 'sign-in-refused');
    await app.close();
    expect(other.status).toBe(429);
    expect(refused.at(-1)?.details).toEqual({ cause: 'too many attempts' });
  }, 60_000);

  it('are five in 15 minutes for each name and network', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push(
        (
          await new HttpClient(app.url).post('/api/admin/login', {
            username: 'boss@example.com',
            password: 'wrong-1',
          })
        ).status,
      );
    const other = await new HttpClient(app.url).post('/api/admin/login', {
      username: 'other@example.com',
      password: 'wrong-1',
    });
    await app.close();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(other.status).toBe(401);
  }, 60_000);
});
