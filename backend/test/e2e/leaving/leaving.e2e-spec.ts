import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountContributors } from '#accounts/index.js';
import { TrialLedger } from '#billing/ports/trial-ledger.js';
import { HttpClient, newAthlete, subscribe } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { lettersOf, logIn, resetTokenFor, userRow } from '../credentials/credentials.support.js';
import { deletedRows, erased, leave } from './leaving.support.js';
import { rows, shortRide, upload, uploaded } from '../workouts/workouts.support.js';

describe('closing an account over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const idOf = async (email: string) => (await userRow(app, email))['id'] as string;

  it('returns where to go, ends every session, keeps the admin row [PRO-20, SEC-12]', async () => {
    const athlete = await newAthlete(app.url);
    await uploaded(athlete, shortRide());
    const before = await userRow(app, athlete.email);
    const other = athlete.as((await logIn(app, athlete.email, 'secret-1')).body.token);
    expect(await leave(athlete)).toMatchObject({ status: 200, body: { redirectTo: '/feedback' } });
    for (const session of [athlete, other])
      expect((await session.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(app, athlete.email, 'secret-1')).body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const row = await erased(app, before['id'] as string);
    expect(row).toMatchObject({
      email: athlete.email,
      signup_date: before['created_at'],
      upload_count: 1,
      feedback_reason: null,
    });
    expect(row.deleted_at.getTime()).toBeGreaterThan(row.signup_date.getTime());
  });

  it.each([
    ['a wrong password', { password: 'secret-2' }, 'WRONG_PASSWORD'],
    ['no password', {}, 'VALIDATION_FAILED'],
  ])('is refused with %s, and the account stays [PRO-20]', async (_what, body, code) => {
    const athlete = await newAthlete(app.url);
    expect(await athlete.delete('/api/auth/account', body)).toMatchObject({
      status: 400,
      body: { code },
    });
    expect((await athlete.get('/api/auth/me')).status).toBe(200);
  });

  it('counts uploads deleted since, and uploads outside the trial [X-55]', async () => {
    const deleted = await newAthlete(app.url);
    await deleted.send(`/api/workouts/${await uploaded(deleted, shortRide())}`, {
      method: 'DELETE',
    });
    const paid = await newAthlete(app.url);
    await uploaded(paid, shortRide());
    const ids = [await idOf(deleted.email), await idOf(paid.email)] as const;
    await app.app.get(TrialLedger).forget(ids[1]);
    for (const client of [deleted, paid]) await leave(client);
    for (const id of ids) expect((await erased(app, id)).upload_count).toBe(1);
  });

  it('frees the address immediately for an unrelated new account [X-55]', async () => {
    const athlete = await newAthlete(app.url);
    await uploaded(athlete, shortRide());
    const id = await idOf(athlete.email);
    await leave(athlete);
    const again = await newAthlete(app.url, { email: athlete.email });
    await erased(app, id);
    expect((await again.get('/api/workouts')).body).toMatchObject({ workouts: [], totalCount: 0 });
    expect((await upload(again, shortRide())).status).toBe(201);
    expect((await again.get('/api/profile/thresholds')).body).toEqual({ thresholds: [] });
    expect((await athlete.get('/api/auth/me')).status).toBe(401);
  });

  it('restores no trial to an address in any spelling, however often [X-55]', async () => {
    const athlete = await newAthlete(app.url);
    await uploaded(athlete, shortRide(1));
    await uploaded(athlete, shortRide(2));
    await leave(athlete);
    const second = await newAthlete(app.url, { email: athlete.email.toUpperCase() });
    expect((await second.get('/api/subscription/status')).body).toMatchObject({
      uploadsUsed: 2,
      uploadsRemaining: 1,
      questionsUsed: 2,
      trialFullyExhausted: false,
    });
    await uploaded(second, shortRide(3));
    expect((await upload(second, shortRide(4))).body).toMatchObject({
      code: 'TRIAL_LIMIT_EXCEEDED',
      uploadsUsed: 3,
    });
    await leave(second);
    const third = await newAthlete(app.url, { email: athlete.email });
    expect((await third.get('/api/subscription/status')).body).toMatchObject({
      uploadsUsed: 3,
      uploadsRemaining: 0,
      questionsUsed: 3,
      trialFullyExhausted: true,
    });
  });

  it('gives a trial to an address whose closed account never used it [X-55]', async () => {
    const athlete = await newAthlete(app.url);
    await leave(athlete);
    const again = await newAthlete(app.url, { email: athlete.email });
    expect((await again.get('/api/subscription/status')).body).toMatchObject({
      uploadsUsed: 0,
      uploadsRemaining: 3,
      questionsUsed: 0,
    });
  });

  it('closes once for many concurrent requests', async () => {
    const athlete = await newAthlete(app.url);
    const id = await idOf(athlete.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(athlete)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    await erased(app, id);
    expect(await lettersOf(app, athlete.email, 'Your Stridewatt account is closed')).toHaveLength(
      1,
    );
  });

  it('refuses an active subscription, and changes nothing [PRO-19, X-18]', async () => {
    const athlete = await newAthlete(app.url);
    await subscribe(athlete);
    const message =
      'You must cancel your recurring subscription before closing your account. Please ' +
      'cancel your subscription first.';
    expect(await leave(athlete)).toMatchObject({
      status: 409,
      body: { code: 'CANNOT_DELETE_ACTIVE', error: message, message },
    });
    expect(await deletedRows(app, await idOf(athlete.email))).toEqual([]);
    expect((await athlete.get('/api/auth/me')).status).toBe(200);
    const { body } = await athlete.post('/api/subscription/cancel-request', { reason: '' });
    expect(body).toMatchObject({ subscriptionStatus: 'CANCELED' });
    expect((await leave(athlete)).status).toBe(200);
  });

  it('closes nothing if any module refuses', async () => {
    const athlete = await newAthlete(app.url);
    const last = app.app.get(AccountContributors).all().at(-1);
    if (!last) throw new Error('nobody contributes');
    const refusal = jest.spyOn(last, 'mayLeave').mockRejectedValueOnce(new Error('no'));
    expect((await leave(athlete)).status).toBe(500);
    refusal.mockRestore();
    expect((await athlete.get('/api/auth/me')).status).toBe(200);
  });

  it('refuses the account of an administrator with a sentence', async () => {
    const athlete = await newAthlete(app.url);
    await rows(app, `UPDATE users SET role = 'admin' WHERE email = $1`, [athlete.email]);
    const message = 'The account of an administrator cannot be closed here.';
    expect(await leave(athlete)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message },
    });
    expect((await athlete.get('/api/auth/me')).status).toBe(200);
  });

  it.each([
    [
      'a suspended athlete',
      (email: string) =>
        rows(
          app,
          `UPDATE users SET suspended_at = now(), suspend_reason = 'unpaid' WHERE email = $1`,
          [email],
        ),
    ],
    ['an athlete without a questionnaire', () => Promise.resolve()],
  ])('lets %s go', async (_who, prepare) => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    await prepare(athlete.email);
    expect((await leave(athlete)).status).toBe(200);
  });

  it('voids links for a new password', async () => {
    const athlete = await newAthlete(app.url);
    const token = await resetTokenFor(app, athlete.email);
    await leave(athlete);
    const answer = await new HttpClient(app.url).post('/api/auth/reset-password', {
      token,
      password: 'another-secret-9',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_RESET_TOKEN' } });
  });

  it('gives no access through a concurrent change of the password', async () => {
    const athletes = await Promise.all(Array.from({ length: 4 }, () => newAthlete(app.url)));
    for (const athlete of athletes) {
      const [changed] = await Promise.all([
        athlete.post<{ token?: string }>('/api/auth/change-password', {
          currentPassword: 'secret-1',
          newPassword: 'another-secret-9',
        }),
        leave(athlete),
      ]);
      // Where the new password came first, the closing was refused with the old token, and the new
      // one goes on.
      const open = await rows(
        app,
        'SELECT 1 FROM users WHERE email = $1 AND leaving_since IS NULL',
        [athlete.email],
      );
      if (open.length === 1) continue;
      if (changed.body.token !== undefined)
        expect((await athlete.as(changed.body.token).get('/api/auth/me')).status).toBe(401);
    }
  });

  it('sends a last email without a name', async () => {
    const athlete = await newAthlete(app.url, { firstName: 'Wilhelmina' });
    await leave(athlete);
    const [letter] = await lettersOf(app, athlete.email, 'Your Stridewatt account is closed');
    expect(letter).toContain('your account is closed');
    expect(letter).not.toContain('Wilhelmina');
  });
});
