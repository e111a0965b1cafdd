import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { endingSuite } from './billing-ending.suite.js';
import { failingSuite } from './billing-failing.suite.js';
import { newsSuite } from './billing-news.suite.js';
import { operatorSuite } from './billing-operator.suite.js';
import { payingSuite } from './billing-paying.suite.js';
import { shared, stripeBilling } from './billing-world.js';
import { idOf, planOf } from './billing.support.js';

describe('subscriptions with Stripe', () => {
  const open = shared(() => stripeBilling());
  newsSuite(open);
  payingSuite(open);
  endingSuite(open);
  failingSuite(open);
  operatorSuite(open);

  describe('that is down', () => {
    let world: Awaited<ReturnType<typeof stripeBilling>>;
    let athlete: HttpClient & { readonly email: string };
    beforeAll(async () => {
      world = await open();
    }, 60_000);
    beforeEach(async () => {
      world.release();
      athlete = await newAthlete(world.app.url, {}, { onboarding: 'none' });
    });

    const post = (act: string) =>
      athlete.post<{ clientSecret: string }>(`/api/subscription/${act}`, {});
    const down = (path: RegExp) =>
      Array.from({ length: 3 }, () => world.double.moods.push({ path, mood: { say: 503 } }));

    it('answers 503 with a retry time, and charges nothing', async () => {
      down(/customers/);
      const answer = await post('create');
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'SERVICE_UNAVAILABLE',
          message: 'Our payment provider does not answer. Please try again in a moment.',
        },
      });
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'TRIAL' });
      expect((await post('create')).status).toBe(200);
    });

    it('takes price and amount from settings, never from a browser [SEC-48]', async () => {
      const sent = {
        price: 'price_of_a_cent',
        priceId: 'price_of_a_cent',
        items: [{ price: 'price_of_a_cent' }],
        amount: 1,
        unit_amount: 1,
        currency: 'jpy',
        quantity: 0,
        customer: 'cus_of_another',
        trial_period_days: 365,
        coupon: 'free',
      };
      // The double takes the price of the settings and no other.
      const { status, body } = await athlete.post<{ clientSecret: string }>(
        '/api/subscription/create',
        sent,
      );
      expect(status).toBe(200);
      await world.pay(athlete, body.clientSecret);
      expect((await athlete.post('/api/subscription/sync', sent)).body).toMatchObject({
        appStatus: 'ACTIVE',
      });
      const [own] = [...world.double.books.subscriptions.values()].slice(-1);
      expect(world.double.books.customers.get(own?.customer ?? '')?.userId).toBe(
        await idOf(world.app, athlete.email),
      );
    });

    it('keeps a plan whose cancellation fails, and says so', async () => {
      await world.pay(athlete, (await post('create')).body.clientSecret);
      await post('sync');
      down(/^POST \/v1\/subscriptions\/sub_/);
      expect((await post('cancel-request')).status).toBe(503);
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'ACTIVE',
        cancelAtPeriodEnd: false,
      });
      expect(await post('cancel-request')).toMatchObject({
        status: 200,
        body: { subscriptionStatus: 'CANCELED' },
      });
    });

    it('makes one subscription and one charge despite lost responses', async () => {
      for (const path of [/^POST \/v1\/customers/, /^POST \/v1\/subscriptions$/])
        world.double.moods.push({ path, mood: { loseAnswer: true } });
      const { clientSecret } = (await post('create')).body;
      const id = await idOf(world.app, athlete.email);
      expect(
        [...world.double.books.customers.values()].filter(({ userId }) => userId === id),
      ).toHaveLength(1);
      expect(await world.count(id)).toBe(1);
      await world.pay(athlete, clientSecret);
      expect((await post('sync')).body).toEqual({ appStatus: 'ACTIVE' });
      expect([...world.double.books.charges.values()]).toContain(1);
    });

    it('still answers from stored states', async () => {
      down(/./);
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'TRIAL',
        uploadsRemaining: 3,
      });
      world.double.moods.length = 0;
    });

    it('loads only Stripe’s payment form and street tiles remotely [SUB-05, SEC-26]', async () => {
      const policy = (await fetch(`${world.app.url}/api/health`)).headers.get(
        'content-security-policy',
      );
      expect(policy?.match(/https:\S+?(?=[;\s]|$)/g)?.sort()).toEqual([
        'https://*.js.stripe.com',
        'https://*.js.stripe.com',
        'https://api.stripe.com',
        'https://hooks.stripe.com',
        'https://js.stripe.com',
        'https://js.stripe.com',
        'https://tile.openstreetmap.org',
      ]);
    });

    it('has no sandbox checkout', async () => {
      const { clientSecret } = (await post('create')).body;
      expect(
        await athlete.post('/api/billing/sandbox/confirm', {
          clientSecret,
          cardNumber: '4242424242424242',
        }),
      ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });
  });
});
