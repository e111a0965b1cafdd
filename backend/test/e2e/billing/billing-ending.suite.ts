import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';
import { PaymentProvider } from '#billing/ports/payment-provider.js';
import { Entitlements, PauseCollection } from '#billing/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete } from '#test/support/http-client.js';
import type { BillingWorld } from './billing-world.js';
import { idOf, planOf, subscriptionOf, useUpTrial } from './billing.support.js';
import { setNotificationEmail, Subscriber, type Athlete } from './subscriber.js';
import { deletedRows, erased, leave } from '../leaving/leaving.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

/** From an active plan to its end. */
export function endingSuite(start: () => Promise<BillingWorld>): void {
  describe('ending', () => {
    let world: BillingWorld;
    let athlete: Athlete;
    let subscriber: Subscriber;
    beforeAll(async () => {
      world = await start();
      await setNotificationEmail(world);
    }, 60_000);
    beforeEach(async () => {
      world.release();
      athlete = await newAthlete(world.app.url, {}, { onboarding: 'skipped' });
      subscriber = new Subscriber(world, athlete);
    });

    const entitlements = () => world.app.app.get(Entitlements, { strict: false });

    it('keeps a canceled plan until its paid end [PRO-17, SUB-18, UPL-26, X-16]', async () => {
      await useUpTrial(world.app, athlete.email);
      const end = await subscriber.subscribe();
      const { status, body } = await subscriber.cancel();
      expect([status, body]).toEqual([
        200,
        {
          message: "Cancel request sent. We'll email you shortly.",
          subscriptionStatus: 'CANCELED',
          paidThrough: end.toISOString(),
        },
      ]);
      await world.travelTo(new Date(end.getTime() - 1));
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'CANCELED',
        uploadsRemaining: 'unlimited',
        paidThrough: end.toISOString(),
        cancelAtPeriodEnd: true,
        trialFullyExhausted: false,
      });
      expect((await upload(athlete, shortRide())).status).toBe(201);
      world.hold();
      await world.travelTo(end);
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'COMPLETED',
        uploadsRemaining: 0,
        cancelAtPeriodEnd: false,
        trialFullyExhausted: true,
      });
      expect(await upload(athlete, shortRide(9))).toMatchObject({
        status: 402,
        body: { code: 'SUBSCRIPTION_REQUIRED', error: 'SUBSCRIPTION_REQUIRED' },
      });
      expect(await subscriber.sync()).toBe('COMPLETED');
    });

    it('emails athlete and owner once for concurrent cancellations, why too [X-17]', async () => {
      await subscriber.subscribe();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => subscriber.cancel('Too <b>cold</b> outside')),
      );
      expect(
        new Set(answers.map(({ status, body }) => `${status} ${body.subscriptionStatus}`)),
      ).toEqual(new Set(['200 CANCELED']));
      await Promise.all([subscriber.sync(), subscriber.sync()]);
      expect(await subscriber.letters('Your Pro plan is canceled')).toHaveLength(1);
      const told = await subscriber.operatorsLetter('A subscription was canceled');
      expect(told).toContain('Their reason: Too <b>cold</b> outside');
      expect(told).toContain('&lt;b&gt;cold');
    });

    it('emails again for a second cancellation after a resumption', async () => {
      const end = await subscriber.subscribe();
      await subscriber.cancel();
      expect((await athlete.post('/api/subscription/create', {})).body).toEqual({
        status: 'already_active',
      });
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'CANCELED' });
      expect(await athlete.post('/api/subscription/resume', {})).toMatchObject({
        status: 200,
        body: { subscriptionStatus: 'ACTIVE', paidThrough: end.toISOString() },
      });
      await subscriber.cancel();
      expect(await subscriber.letters('Your Pro plan is canceled', 2)).toHaveLength(2);
    });

    it('renews automatically; a canceled plan ends COMPLETED, with two emails', async () => {
      const end = await subscriber.subscribe();
      await world.travelTo(end);
      await eventually(async () =>
        expect(new Date(String((await planOf(athlete))['paidThrough'])).getTime()).toBeGreaterThan(
          end.getTime(),
        ),
      );
      const { body } = await subscriber.cancel();
      await world.travelTo(new Date(body.paidThrough));
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'COMPLETED' }),
      );
      expect(await subscriber.letters('Your Pro plan has ended')).toHaveLength(1);
      expect(await subscriber.letters('Your Pro plan has started')).toHaveLength(1);
      for (const subject of ['A subscription has started', 'A subscription has ended'])
        expect(await subscriber.operatorsLetter(subject)).toContain('Paid through: ');
    });

    it('can restart after its end, with a new payment', async () => {
      await subscriber.subscribe();
      const { body } = await subscriber.cancel();
      await world.travelTo(new Date(body.paidThrough));
      await subscriber.subscribe();
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'ACTIVE',
        uploadsRemaining: 'unlimited',
      });
      expect(await subscriber.letters('Your Pro plan has started', 2)).toHaveLength(2);
    });

    it('answers 404 to cancel and resume without a plan', async () => {
      for (const path of ['cancel-request', 'resume'])
        expect(await athlete.post(`/api/subscription/${path}`, {})).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        });
      expect(await subscriber.cancel('x'.repeat(2_001))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    });

    it('opens general, unlimited questions to a running plan only [GCH-05, CHAT-14]', async () => {
      const id = await idOf(world.app, athlete.email);
      await expect(entitlements().assertGeneralChat(id)).rejects.toMatchObject({
        code: 'GENERAL_CHAT_TRIAL_BLOCKED',
      });
      await subscriber.subscribe();
      await expect(entitlements().assertGeneralChat(id)).resolves.toBeUndefined();
      const workoutId = '01a1fc78-7bcd-774b-af42-e2e3e1574b0a';
      for (let question = 0; question < 3; question += 1)
        await entitlements().settleQuestion(await entitlements().reserveQuestion(id, workoutId));
      expect(await entitlements().remainingQuestions(id, workoutId)).toBeNull();
      const { body } = await subscriber.cancel();
      await expect(entitlements().assertGeneralChat(id)).resolves.toBeUndefined();
      await world.travelTo(new Date(body.paidThrough));
      for (const ask of [
        entitlements().assertGeneralChat(id),
        entitlements().reserveQuestion(id, workoutId),
      ])
        await expect(ask).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
      expect(await entitlements().remainingQuestions(id, workoutId)).toBe(0);
    });

    it('is not paused while its first payment is open', async () => {
      const { body } = await athlete.post<{ clientSecret: string }>('/api/subscription/create', {});
      const collection = world.app.app.get(PauseCollection, { strict: false });
      for (const paused of [true, false])
        await collection.execute(await idOf(world.app, athlete.email), paused);
      await world.pay(athlete, body.clientSecret);
      expect(await subscriber.sync()).toBe('ACTIVE');
    });

    it('collects no payment while the account is paused', async () => {
      const end = await subscriber.subscribe('4000000000000341');
      const id = await idOf(world.app, athlete.email);
      const collection = world.app.app.get(PauseCollection, { strict: false });
      await collection.execute(id, true);
      await world.travelTo(end);
      await subscriber.sync();
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'ACTIVE',
        lastPayment: 'paid',
      });
      await collection.execute(id, false);
      expect(
        await rows(world.app, 'SELECT collection_paused FROM subscriptions WHERE user_id = $1', [
          id,
        ]),
      ).toEqual([{ collection_paused: false }]);
    });

    it('ends within an hour by reconciliation when every webhook event is lost', async () => {
      await subscriber.subscribe();
      world.hold();
      await world.app.app
        .get(PaymentProvider, { strict: false })
        .cancelNow(await subscriptionOf(world.app, athlete.email));
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'ACTIVE' });
      await world.app.app.get(ReconcileSubscriptions, { strict: false }).execute();
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'CANCELED',
        cancelAtPeriodEnd: false,
      });
    });

    it('is listed as completed once it has ended [AUS-08]', async () => {
      const { paidThrough } = (await subscriber.subscribe().then(() => subscriber.cancel())).body;
      await world.travelTo(new Date(paidThrough));
      expect(await subscriber.sync()).toBe('COMPLETED');
      const filed = () =>
        rows(world.app, 'SELECT plan_status FROM users WHERE email = $1', [athlete.email]);
      expect(await filed()).toEqual([{ plan_status: 'COMPLETED' }]);
    });

    it('allows deletion once CANCELED, not ACTIVE, and ends the plan [PRO-19, X-18]', async () => {
      await subscriber.subscribe();
      const id = await idOf(world.app, athlete.email);
      expect(await leave(athlete)).toMatchObject({
        status: 409,
        body: { code: 'CANNOT_DELETE_ACTIVE' },
      });
      expect(await deletedRows(world.app, id)).toEqual([]);
      await subscriber.cancel();
      expect((await leave(athlete)).status).toBe(200);
      await erased(world.app, id);
      for (const table of ['subscriptions', 'billing_customers', 'sandbox_customers'])
        expect(await rows(world.app, `SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).toEqual(
          [],
        );
      expect(await world.count(id)).toBe(0);
    });
  });
}
