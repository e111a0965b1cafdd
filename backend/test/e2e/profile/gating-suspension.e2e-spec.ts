import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete, type Answer } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRide, tracesOf, upload, uploaded } from '../workouts/workouts.support.js';

/**
 * How to call each route that takes a file or asks a coach; the test below fails where one is
 * missing here.
 */
const REFUSED: Readonly<
  Record<string, (client: HttpClient, workoutId: string) => Promise<Answer>>
> = {
  '/api/workouts/upload': (client) => upload(client, shortRide(9)),
  '/api/ai/chat': (client, workoutId) =>
    client.post('/api/ai/chat', { workoutId, message: 'How far?' }),
  '/api/ai/general-chat': (client) => client.post('/api/ai/general-chat', { message: 'How far?' }),
  '/api/ai/analyze-comparison': (client, workoutId) =>
    client.post('/api/ai/analyze-comparison', {
      workouts: [{ id: workoutId }],
      message: 'How far?',
    }),
};

describe('a suspended athlete', () => {
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  let workoutId: string;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
    workoutId = await uploaded(athlete, shortRide());
  });

  const suspend = (
    until: Date | null = null,
    reason: string | null = 'Sharing an account',
    forPayment = false,
  ) =>
    rows(
      app,
      'UPDATE users SET suspended_at = now(), suspend_expires_at = $2, suspend_reason = $3, ' +
        'suspended_for_payment = $4 WHERE email = $1',
      [athlete.email, until, reason, forPayment],
    );

  it('is refused uploads and questions on every route [UPL-13, SEC-13]', async () => {
    await suspend();
    const { body } = await new HttpClient(app.url).get<{ paths: Record<string, object> }>(
      '/api/openapi.json',
    );
    const routes = Object.entries(body.paths)
      .filter(
        ([path, methods]) => 'post' in methods && /^\/api\/(ai\/|workouts\/upload)/.test(path),
      )
      .map(([path]) => path);
    expect(routes.sort()).toEqual(Object.keys(REFUSED).sort());
    for (const route of routes) {
      expect(await REFUSED[route]?.(athlete, workoutId)).toMatchObject({
        status: 403,
        body: {
          code: 'ACCOUNT_SUSPENDED',
          error: 'ACCOUNT_SUSPENDED',
          message: 'Sharing an account',
          suspended: true,
          suspendReason: 'Sharing an account',
          suspendExpiresAt: null,
        },
      });
    }
    expect(await tracesOf(app, athlete.email)).toMatchObject({ uploads: 1, slotsUsed: 1 });
    expect((await athlete.get('/api/subscription/status')).body).toMatchObject({
      questionsUsed: 0,
    });
  });

  it('shows when it ends, and where to pay only if paying ends it', async () => {
    await suspend(new Date('2999-01-01T00:00:00Z'), null, true);
    const { body } = await upload(athlete, shortRide(1));
    expect(body).toMatchObject({
      message: 'Your account is suspended.',
      suspendReason: null,
      suspendExpiresAt: '2999-01-01T00:00:00.000Z',
      paymentUrl: '/subscribe',
    });
    await suspend();
    expect((await upload(athlete, shortRide(1))).body).not.toHaveProperty('paymentUrl');
  });

  it('still reads, edits the profile and signs in, and sees why [AUS-27, SEC-13]', async () => {
    await suspend();
    const asked = [
      `/api/workouts/${workoutId}`,
      `/api/workouts/${workoutId}/streams`,
      `/api/workouts/${workoutId}/file`,
      '/api/workouts',
      '/api/profile',
      '/api/profile/thresholds',
      '/api/onboarding/draft',
      '/api/subscription/status',
      `/api/chat/messages?workoutId=${workoutId}`,
      `/api/chat/suggestions?workoutId=${workoutId}`,
    ];
    for (const path of asked) expect([path, (await athlete.get(path)).status]).toEqual([path, 200]);
    expect((await athlete.post('/api/profile', { distanceUnit: 'mi' })).status).toBe(200);
    expect((await athlete.patch('/api/onboarding/draft', { age: 35 })).status).toBe(200);
    expect((await athlete.post('/api/onboarding/complete', {})).status).toBe(200);
    const signIn = await new HttpClient(app.url).post('/api/auth/login', {
      email: athlete.email,
      password: 'secret-1',
    });
    expect(signIn).toMatchObject({
      status: 200,
      body: { user: { isSuspended: true, suspendReason: 'Sharing an account' } },
    });
    expect((await athlete.send(`/api/workouts/${workoutId}`, { method: 'DELETE' })).status).toBe(
      204,
    );
  });

  it('regains full access automatically when it ends [AUS-24]', async () => {
    await suspend(new Date(Date.now() - 1));
    expect((await upload(athlete, shortRide(1))).status).toBe(201);
    expect((await athlete.post('/api/ai/chat', { workoutId, message: 'How far?' })).status).toBe(
      200,
    );
    expect((await athlete.get('/api/auth/me')).body).toMatchObject({
      user: { isSuspended: false, suspendReason: null },
    });
  });

  it('applies to the next call with an existing token', async () => {
    expect((await upload(athlete, shortRide(1))).status).toBe(201);
    await suspend();
    expect((await upload(athlete, shortRide(2))).status).toBe(403);
  });
});
