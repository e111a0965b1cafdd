import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete, type Answer } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { idOf, planOf } from './billing.support.js';
import { rows } from '../workouts/workouts.support.js';

const UNKNOWN = '01a1fc78-7bcd-774b-af42-e2e3e1574b0a';

describe('plans over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  it('shows the plans of others only to administrators [X-21, SUB-15]', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none', plan: 'active' });
    const id = await idOf(app, athlete.email);
    const admin = await newAthlete(app.url, {}, { onboarding: 'none' });
    const ask = (client: HttpClient, userId: string): Promise<Answer> =>
      client.get(`/api/subscription/status?userId=${userId}`);
    for (const userId of [id, UNKNOWN])
      expect(await ask(admin, userId)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await ask(athlete, id)).status).toBe(403);
    await rows(app, `UPDATE users SET role = 'admin' WHERE email = $1`, [admin.email]);
    expect(await ask(admin, id)).toMatchObject({
      status: 200,
      body: { subscriptionStatus: 'ACTIVE', uploadsUsed: 0, uploadsRemaining: 'unlimited' },
    });
    expect(await ask(admin, UNKNOWN)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await ask(admin, 'me')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await planOf(admin)).toMatchObject({ subscriptionStatus: 'TRIAL' });
  });

  it('accepts only the sandbox cards, typed with or without spaces', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    const { clientSecret } = (
      await athlete.post<{ clientSecret: string }>('/api/subscription/create', {})
    ).body;
    const pay = (cardNumber: unknown, secret: unknown = clientSecret) =>
      athlete.post('/api/billing/sandbox/confirm', { clientSecret: secret, cardNumber });
    for (const card of ['5555555555554444', '42', '', null, 4242424242424242])
      expect(await pay(card)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'cardNumber' }] },
      });
    expect(await pay('4242424242424242', 'sandbox_secret_unknown')).toMatchObject({ status: 404 });
    for (const secret of ['', `${clientSecret}\0`, '\ud800', 'x'.repeat(201), null, {}])
      expect(await pay('4242424242424242', secret)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'clientSecret' }] },
      });
    expect(await pay('4000 0000 0000 0002')).toMatchObject({
      status: 402,
      body: {
        code: 'CARD_DECLINED',
        message: 'Your card was declined.',
        error: 'Your card was declined.',
      },
    });
    expect(await pay('4242-4242-4242-4242')).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect(await pay('4242424242424242')).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
  });

  it('allows no foreign origin in the page without real payments [SEC-26]', async () => {
    const policy = (await fetch(`${app.url}/api/health`)).headers.get('content-security-policy');
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toContain('stripe');
  });

  it('answers TRIAL immediately for sync and status without a plan [SUB-06]', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    expect(await athlete.post('/api/subscription/sync', {})).toMatchObject({
      status: 200,
      body: { appStatus: 'TRIAL' },
    });
  });

  it('lets a suspended athlete pay, cancel and read the plan', async () => {
    const athlete = await newAthlete(app.url, {}, { onboarding: 'none' });
    await rows(
      app,
      `UPDATE users SET suspended_at = now(), suspend_reason = 'Sharing an account' WHERE ` +
        'email = $1',
      [athlete.email],
    );
    const { status, body } = await athlete.post<{ clientSecret: string }>(
      '/api/subscription/create',
      {},
    );
    expect(status).toBe(200);
    expect(
      (
        await athlete.post('/api/billing/sandbox/confirm', {
          clientSecret: body.clientSecret,
          cardNumber: '4242424242424242',
        })
      ).status,
    ).toBe(200);
    expect((await athlete.post('/api/subscription/sync', {})).body).toEqual({
      appStatus: 'SUSPENDED',
    });
    expect(await planOf(athlete)).toMatchObject({
      subscriptionStatus: 'SUSPENDED',
      uploadsRemaining: 'unlimited',
      lastPayment: 'paid',
    });
    expect((await athlete.post('/api/subscription/cancel-request', { reason: '' })).status).toBe(
      200,
    );
    expect((await athlete.post('/api/subscription/resume', {})).status).toBe(200);
  });
});
