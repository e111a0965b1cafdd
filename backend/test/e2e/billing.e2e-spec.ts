import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, subscribe, type HttpClient } from '../support/http-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { shortRide, upload } from './workouts.support.js';

describe('a subscription over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const statusOf = async (athlete: HttpClient) => (await athlete.get('/api/subscription/status')).body;

  it('SUB-03 SUB-14 opens with a payment and runs once it is paid', async () => {
    const athlete = await newAthlete(app.url);
    const { status, body } = await athlete.post<{ clientSecret: string }>('/api/subscription/create', {});
    expect([status, body]).toEqual([200, { clientSecret: expect.stringMatching(/^sandbox_secret_/), publishableKey: null, provider: 'sandbox' }]);
    expect(await statusOf(athlete)).toMatchObject({ subscriptionStatus: 'PENDING', uploadsRemaining: 3 });
    await subscribe(athlete);
    expect(await statusOf(athlete)).toMatchObject({ subscriptionStatus: 'ACTIVE', uploadsRemaining: 'unlimited', trialFullyExhausted: false, cancelAtPeriodEnd: false });
    expect((await athlete.post('/api/subscription/create', {})).body).toEqual({ status: 'already_active' });
  });

  it('UPL-25 lets an ACTIVE subscriber upload without limit', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    for (let minute = 0; minute < 5; minute += 1) expect((await upload(athlete, shortRide(minute))).status).toBe(201);
    expect(await statusOf(athlete)).toMatchObject({ uploadsUsed: 0, uploadsRemaining: 'unlimited' });
  });
});
