import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { lettersOf, logIn, newAthlete, userRow } from './credentials.support.js';

const CHANGE = '/api/auth/change-password';

describe('a password changed in the settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  it('returns a new token, ends other sessions, emails the owner [PRO-06, SEC-07]', async () => {
    const athlete = await newAthlete(app.url);
    const other = athlete.as((await logIn(app, athlete.email, 'secret-1')).body.token);
    const answer = await athlete.post<{ message: string; token: string }>(CHANGE, {
      currentPassword: 'secret-1',
      newPassword: 'brand-new-1',
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Password changed successfully.', token: expect.any(String) },
    ]);
    expect((await athlete.get('/api/auth/me')).status).toBe(401);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await athlete.as(answer.body.token).get('/api/auth/me')).status).toBe(200);
    expect((await logIn(app, athlete.email, 'secret-1')).status).toBe(401);
    expect((await logIn(app, athlete.email, 'brand-new-1')).status).toBe(200);
    expect(await lettersOf(app, athlete.email, 'Your password was changed')).toHaveLength(1);
  });

  it('requires the current password [PRO-06, SEC-07]', async () => {
    const athlete = await newAthlete(app.url);
    const message = 'The current password is not correct.';
    expect(
      await athlete.post(CHANGE, { currentPassword: 'Secret-1', newPassword: 'brand-new-1' }),
    ).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD', error: message, message } });
    expect((await athlete.get('/api/auth/me')).status).toBe(200);
    expect(await userRow(app, athlete.email)).toMatchObject({ token_version: 0 });
  });

  it.each([
    ['seven characters', 'seven-7', 'Password must be at least 8 characters long.'],
    ['seven emoji', '🚴'.repeat(7), 'Password must be at least 8 characters long.'],
    ['257 characters', 'x'.repeat(257), 'Password must be at most 256 characters'],
    [
      'one of the commonest',
      'password1',
      'This password is one of the most common ones. Please choose another.',
    ],
    [
      'made from the city',
      'Graz-2026',
      'This password is easy to guess from your city. Please choose another.',
    ],
  ])('refuses a new password of %s [PRO-06]', async (_what, newPassword, message) => {
    const athlete = await newAthlete(app.url);
    expect(await athlete.post(CHANGE, { currentPassword: 'secret-1', newPassword })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        error: message,
        fields: [{ field: 'newPassword', message }],
      },
    });
  });

  it('refuses the current password as the new one [PRO-06]', async () => {
    const athlete = await newAthlete(app.url, { password: 'long-enough-1' });
    const message = 'The new password must be another than the current one.';
    const same = { currentPassword: 'long-enough-1', newPassword: 'long-enough-1' };
    expect(await athlete.post(CHANGE, same)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'newPassword', message }] },
    });
    expect(await userRow(app, athlete.email)).toMatchObject({ token_version: 0 });
  });

  it.each(['eight-88', '🚴🏃🚴🏃🚴🏃🚴🏃', 'y-'.repeat(128)])(
    'takes %s [PRO-06, SEC-03]',
    async (newPassword) => {
      const athlete = await newAthlete(app.url);
      expect(
        (await athlete.post(CHANGE, { currentPassword: 'secret-1', newPassword })).status,
      ).toBe(200);
      expect((await logIn(app, athlete.email, newPassword)).status).toBe(200);
    },
  );

  it('lets one of five concurrent changes win; only its token is valid [PRO-06]', async () => {
    const athlete = await newAthlete(app.url);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        athlete.post<{ token: string }>(CHANGE, {
          currentPassword: 'secret-1',
          newPassword: `brand-new-${index}`,
        }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect((await athlete.as(won[0]?.body.token ?? '').get('/api/auth/me')).status).toBe(200);
  });

  it('requires a sign-in [GATE-02]', async () => {
    const answer = await new HttpClient(app.url).post(CHANGE, {
      currentPassword: 'secret-1',
      newPassword: 'brand-new-1',
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});
