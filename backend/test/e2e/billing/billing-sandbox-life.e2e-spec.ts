import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, subscribe } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { planOf } from './billing.support.js';
import { lettersOf } from '../credentials/credentials.support.js';

describe('a month of a few seconds', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SANDBOX_MONTH_S: '3' } });
  }, 60_000);
  afterAll(() => app.close());

  it('passes through renewal, failure and suspension automatically', async () => {
    const [steady, failing] = [
      await newAthlete(app.url, {}, { onboarding: 'none' }),
      await newAthlete(app.url, {}, { onboarding: 'none' }),
    ];
    await subscribe(steady);
    await subscribe(failing, '4000000000000341');
    const { paidThrough } = await planOf(steady);
    await eventually(async () =>
      expect(await planOf(failing)).toMatchObject({ subscriptionStatus: 'SUSPENDED' }),
    );
    await eventually(async () =>
      expect(new Date(String((await planOf(steady))['paidThrough'])).getTime()).toBeGreaterThan(
        new Date(String(paidThrough)).getTime(),
      ),
    );
    expect(await lettersOf(app, failing.email, 'Your payment did not go through')).toHaveLength(1);
    await steady.post('/api/subscription/cancel-request', { reason: '' });
    await eventually(async () =>
      expect(await planOf(steady)).toMatchObject({ subscriptionStatus: 'COMPLETED' }),
    );
    expect(await lettersOf(app, steady.email, 'Your Pro plan has ended')).toHaveLength(1);
  }, 60_000);
});
