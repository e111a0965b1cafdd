import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';
import { BillingMailer } from '#billing/ports/billing-mailer.js';
import { PaymentProvider } from '#billing/ports/payment-provider.js';
import { eventually } from '#test/support/eventually.js';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import type { BillingWorld } from './billing-world.js';
import { idOf, planOf, subscriptionOf, traces, useUpTrial } from './billing.support.js';
import { lettersOf } from '../credentials/credentials.support.js';
import { erased, leave } from '../leaving/leaving.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

type Athlete = HttpClient & { readonly email: string };

/** From the first click to a plan that runs. */
export function payingSuite(start: () => Promise<BillingWorld>): void {
  describe('paying', () => {
    let world: BillingWorld;
    let athlete: Athlete;
    beforeAll(async () => {
      world = await start();
    }, 60_000);
    beforeEach(async () => {
      world.release();
      athlete = await newAthlete(world.app.url, {}, { onboarding: 'skipped' });
    });

    const create = (who: HttpClient = athlete) =>
      who.post<{ clientSecret: string; provider: string }>('/api/subscription/create', {});
    const sync = async (who: HttpClient = athlete) =>
      (await who.post('/api/subscription/sync', {})).body;

    it('is TRIAL, PENDING with an open payment, then already_active [SUB-03, SUB-16]', async () => {
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'TRIAL',
        paidThrough: null,
        lastPayment: null,
      });
      const { status, body } = await create();
      expect(status).toBe(200);
      expect(body).toEqual({
        clientSecret: expect.any(String),
        provider: expect.stringMatching(/^(stripe|sandbox)$/),
        publishableKey: body.provider === 'stripe' ? 'pk_test_double' : null,
      });
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'PENDING',
        uploadsRemaining: 3,
      });
      expect((await create()).body.clientSecret).toBe(body.clientSecret);
      await world.pay(athlete, body.clientSecret);
      expect(await sync()).toEqual({ appStatus: 'ACTIVE' });
      expect((await create()).body).toEqual({ status: 'already_active' });
    });

    it('opens access by the webhook, without the browser [SUB-20, UPL-25, FAULT-24]', async () => {
      await useUpTrial(world.app, athlete.email);
      await world.pay(athlete, (await create()).body.clientSecret);
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({
          subscriptionStatus: 'ACTIVE',
          uploadsRemaining: 'unlimited',
          lastPayment: 'paid',
        }),
      );
      expect((await upload(athlete, shortRide())).status).toBe(201);
      expect(await planOf(athlete)).toMatchObject({
        uploadsUsed: 3,
        uploadsRemaining: 'unlimited',
        trialFullyExhausted: false,
      });
    });

    it('stays PENDING with a declined card, and accepts another card [SUB-12]', async () => {
      const { clientSecret } = (await create()).body;
      expect(await world.pay(athlete, clientSecret, '4000000000000002')).toBe(false);
      expect(await sync()).toEqual({ appStatus: 'PENDING' });
      expect((await create()).body.clientSecret).toBe(clientSecret);
      expect(await world.pay(athlete, clientSecret)).toBe(true);
      expect(await sync()).toEqual({ appStatus: 'ACTIVE' });
    });

    it('makes one subscription for ten clicks in two tabs [FAULT-23]', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
      expect(await world.count(await idOf(world.app, athlete.email))).toBe(1);
    });

    it('finds a payment by a sync without webhook events [SUB-06, FAULT-21]', async () => {
      world.hold();
      await world.pay(athlete, (await create()).body.clientSecret);
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'PENDING' });
      expect(await sync()).toEqual({ appStatus: 'ACTIVE' });
    });

    it('finds a payment within an hour by reconciliation without events [FAULT-21]', async () => {
      world.hold();
      await world.pay(athlete, (await create()).body.clientSecret);
      await world.app.app.get(ReconcileSubscriptions, { strict: false }).execute();
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'ACTIVE' });
    });

    it('is EXPIRED without payment, with the same trial, and can restart [X-19]', async () => {
      const { clientSecret } = (await create()).body;
      const begun = world.now();
      await world.travelTo(new Date(begun.getTime() + 24 * 3_600_000));
      expect(await sync()).toEqual({ appStatus: 'EXPIRED' });
      expect(await planOf(athlete)).toMatchObject({
        uploadsRemaining: 3,
        trialFullyExhausted: false,
      });
      const again = (await create()).body.clientSecret;
      expect(again).not.toBe(clientSecret);
      await world.pay(athlete, again);
      expect(await sync()).toEqual({ appStatus: 'ACTIVE' });
    });

    it('emails the athlete once that it started, also after repeated looks', async () => {
      const toAthlete = jest.spyOn(
        world.app.app.get(BillingMailer, { strict: false }),
        'toAthlete',
      );
      await world.pay(athlete, (await create()).body.clientSecret);
      for (let round = 0; round < 2; round += 1) {
        await Promise.all(Array.from({ length: 5 }, () => sync()));
        expect(await lettersOf(world.app, athlete.email, 'Your Pro plan has started')).toHaveLength(
          1,
        );
      }
      // A letter that comes after all that were planned before it.
      await athlete.post('/api/subscription/cancel-request', { reason: '' });
      await lettersOf(world.app, athlete.email, 'Your Pro plan is canceled');
      expect(
        toAthlete.mock.calls.flatMap(([{ email, kind }]) =>
          email === athlete.email ? [kind] : [],
        ),
      ).toEqual(['started', 'canceled']);
      toAthlete.mockRestore();
    });

    it('gives the client secret to its owner, who alone can use it [SEC-46, SEC-47]', async () => {
      const { clientSecret } = (await create()).body;
      const other = await newAthlete(world.app.url, {}, { onboarding: 'skipped' });
      expect((await create(other)).body.clientSecret).not.toBe(clientSecret);
      const foreign = await other.post('/api/billing/sandbox/confirm', {
        clientSecret,
        cardNumber: '4242424242424242',
      });
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      await world.pay(athlete, clientSecret);
      expect(await sync(other)).toEqual({ appStatus: 'PENDING' });
    });

    it.each(['before', 'after'])(
      'leaves no open payment for an account that closes %s the provider subscribes it',
      async (when) => {
        const id = await idOf(world.app, athlete.email);
        const provider = world.app.app.get(PaymentProvider, { strict: false });
        const subscribe = provider.subscribe.bind(provider);
        const gone = async () => {
          expect((await leave(athlete)).status).toBe(200);
          await erased(world.app, id);
        };
        const slow = jest
          .spyOn(provider, 'subscribe')
          .mockImplementationOnce(async (customerId, key) => {
            if (when === 'before') await gone();
            const subscriptionId = await subscribe(customerId, key);
            if (when === 'after') await gone();
            return subscriptionId;
          });
        expect(await create()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
        slow.mockRestore();
        expect(await world.count(id)).toBe(0);
        expect(
          await rows(world.app, 'SELECT 1 FROM subscriptions WHERE user_id = $1', [id]),
        ).toEqual([]);
      },
    );

    it('ignores forged webhook events', async () => {
      world.hold();
      await create();
      const subscriptionId = await subscriptionOf(world.app, athlete.email);
      const real = world.invented(subscriptionId);
      const before = await traces(world.app, subscriptionId);
      const old = world.sign(real, new Date(world.now().getTime() - 301_000));
      const other = world.sign({ ...real, body: real.body.replace(real.id, 'evt_other') });
      for (const signature of ['', 'nonsense', old, other])
        expect(await world.send(real, signature)).toBe(400);
      expect(await world.send({ ...real, body: 'null' }, world.sign(real))).toBe(400);
      expect(await traces(world.app, subscriptionId)).toEqual(before);
      expect(await world.send(real)).toBe(200);
    });
  });
}
