import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import { endingSuite } from './billing-ending.suite.js';
import { newsSuite } from './billing-news.suite.js';
import { payingSuite } from './billing-paying.suite.js';
import { stripeBilling } from './billing-world.js';
import { idOf, planOf } from './billing.support.js';

describe('subscriptions with Stripe', () => {
  payingSuite(() => stripeBilling());
  endingSuite(() => stripeBilling());
  newsSuite(() => stripeBilling());

  describe('that is out of order', () => {
    let world: Awaited<ReturnType<typeof stripeBilling>>;
    let athlete: HttpClient & { readonly email: string };
    beforeAll(async () => {
      world = await stripeBilling();
    }, 60_000);
    afterAll(() => world.close());
    beforeEach(async () => {
      athlete = await newAthlete(world.app.url, {}, { onboarding: 'none' });
    });

    const post = (act: string) => athlete.post<{ clientSecret: string }>(`/api/subscription/${act}`, {});
    const down = (path: RegExp) => Array.from({ length: 3 }, () => world.double.moods.push({ path, mood: { say: 503 } }));

    it('says so, with when to try again, and takes nothing', async () => {
      down(/customers/);
      const answer = await post('create');
      expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Our payment provider does not answer. Please try again in a moment.' } });
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'TRIAL' });
      expect((await post('create')).status).toBe(200);
    });

    it('leaves a plan that could not be canceled as it was, and says so', async () => {
      await world.pay(athlete, (await post('create')).body.clientSecret);
      await post('sync');
      down(/^POST \/v1\/subscriptions\/sub_/);
      expect((await post('cancel-request')).status).toBe(503);
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'ACTIVE', cancelAtPeriodEnd: false });
      expect(await post('cancel-request')).toMatchObject({ status: 200, body: { subscriptionStatus: 'CANCELED' } });
    });

    it('makes one subscription and one charge where answers are lost on their way', async () => {
      for (const path of [/^POST \/v1\/customers/, /^POST \/v1\/subscriptions$/]) world.double.moods.push({ path, mood: { loseAnswer: true } });
      const { clientSecret } = (await post('create')).body;
      const id = await idOf(world.app, athlete.email);
      expect([...world.double.books.customers.values()].filter(({ userId }) => userId === id)).toHaveLength(1);
      expect(await world.count(id)).toBe(1);
      await world.pay(athlete, clientSecret);
      expect((await post('sync')).body).toEqual({ appStatus: 'ACTIVE' });
      expect([...world.double.books.charges.values()]).toContain(1);
    });

    it('goes on to answer what we know ourselves', async () => {
      down(/./);
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'TRIAL', uploadsRemaining: 3 });
      world.double.moods.length = 0;
    });

    it('SUB-05 lets the browser load the payment form of Stripe, and nothing else that is foreign', async () => {
      const policy = (await fetch(`${world.app.url}/api/health`)).headers.get('content-security-policy');
      expect(policy?.match(/https:\S+?(?=[;\s]|$)/g)?.sort()).toEqual([
        'https://*.js.stripe.com', 'https://*.js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com', 'https://js.stripe.com', 'https://js.stripe.com',
      ]);
    });

    it('has no till of the sandbox', async () => {
      const { clientSecret } = (await post('create')).body;
      expect(await athlete.post('/api/billing/sandbox/confirm', { clientSecret, cardNumber: '4242424242424242' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });
  });
});
