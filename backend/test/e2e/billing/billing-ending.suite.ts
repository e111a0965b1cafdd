import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';
import { PaymentProvider } from '#billing/ports/payment-provider.js';
import { Entitlements, PauseCollection } from '#billing/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { BillingWorld, Card } from './billing-world.js';
import { idOf, planOf, subscriptionOf, useUpTrial } from './billing.support.js';
import { lettersOf, lettersTo } from '../credentials/credentials.support.js';
import { deletedRows, erased, leave } from '../leaving/leaving.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

type Athlete = HttpClient & { readonly email: string };

const DAY_MS = 86_400_000;
const OPERATOR = 'billing@operator.example';

/** From a plan that runs to its end, with all that may come between. */
export function endingSuite(start: () => Promise<BillingWorld>): void {
  describe('ending', () => {
    let world: BillingWorld;
    let athlete: Athlete;
    beforeAll(async () => {
      world = await start();
      await rows(world.app, `INSERT INTO settings (key, value) VALUES ('notification_email', $1)`, [
        OPERATOR,
      ]);
    }, 60_000);
    beforeEach(async () => {
      world.release();
      athlete = await newAthlete(world.app.url, {}, { onboarding: 'skipped' });
    });

    const sync = async () => (await athlete.post('/api/subscription/sync', {})).body['appStatus'];
    const cancel = (reason = '') =>
      athlete.post<{ subscriptionStatus: string; paidThrough: string }>(
        '/api/subscription/cancel-request',
        { reason },
      );
    const subscribe = async (card: Card = '4242424242424242'): Promise<Date> => {
      const { body } = await athlete.post<{ clientSecret: string }>('/api/subscription/create', {});
      await world.pay(athlete, body.clientSecret, card);
      expect(await sync()).toBe('ACTIVE');
      return new Date(String((await planOf(athlete))['paidThrough']));
    };
    const entitlements = () => world.app.app.get(Entitlements, { strict: false });
    const letters = (subject: string, count = 1) =>
      lettersOf(world.app, athlete.email, subject, count);
    /** The one letter to the notification address about the athlete. */
    const operatorsLetter = (subject: string) =>
      eventually(async () => {
        const about = (await lettersTo(world.app, OPERATOR)).filter(
          (letter) => letter.includes(athlete.email) && letter.includes(`Subject: ${subject}`),
        );
        expect(about).toHaveLength(1);
        return String(about[0]);
      });

    it('keeps a canceled plan until its paid end [PRO-17, SUB-18, UPL-26, X-16]', async () => {
      await useUpTrial(world.app, athlete.email);
      const end = await subscribe();
      const { status, body } = await cancel();
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
      expect(await sync()).toBe('COMPLETED');
    });

    it('emails athlete and owner once for concurrent cancellations, why too [X-17]', async () => {
      await subscribe();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => cancel('Too <b>cold</b> outside')),
      );
      expect(
        new Set(answers.map(({ status, body }) => `${status} ${body.subscriptionStatus}`)),
      ).toEqual(new Set(['200 CANCELED']));
      await Promise.all([sync(), sync()]);
      expect(await letters('Your Stridewatt subscription is canceled')).toHaveLength(1);
      const told = await operatorsLetter('A subscription was canceled');
      expect(told).toContain('Their reason: Too <b>cold</b> outside');
      expect(told).toContain('&lt;b&gt;cold');
    });

    it('writes again where a plan is canceled again after it was taken up again', async () => {
      const end = await subscribe();
      await cancel();
      expect((await athlete.post('/api/subscription/create', {})).body).toEqual({
        status: 'already_active',
      });
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'CANCELED' });
      expect(await athlete.post('/api/subscription/resume', {})).toMatchObject({
        status: 200,
        body: { subscriptionStatus: 'ACTIVE', paidThrough: end.toISOString() },
      });
      await cancel();
      expect(await letters('Your Stridewatt subscription is canceled', 2)).toHaveLength(2);
    });

    it('renews automatically; a canceled plan ends COMPLETED, with two emails', async () => {
      const end = await subscribe();
      await world.travelTo(end);
      await eventually(async () =>
        expect(new Date(String((await planOf(athlete))['paidThrough'])).getTime()).toBeGreaterThan(
          end.getTime(),
        ),
      );
      const { body } = await cancel();
      await world.travelTo(new Date(body.paidThrough));
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'COMPLETED' }),
      );
      expect(await letters('Your Stridewatt subscription has ended')).toHaveLength(1);
      expect(await letters('Your Stridewatt subscription has started')).toHaveLength(1);
      for (const subject of ['A subscription has started', 'A subscription has ended'])
        expect(await operatorsLetter(subject)).toContain('Paid through: ');
    });

    it('can be started again after its end, with a payment of its own', async () => {
      await subscribe();
      const { body } = await cancel();
      await world.travelTo(new Date(body.paidThrough));
      await subscribe();
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'ACTIVE',
        uploadsRemaining: 'unlimited',
      });
      expect(await letters('Your Stridewatt subscription has started', 2)).toHaveLength(2);
    });

    it('has nothing to cancel or to resume for somebody who has no plan', async () => {
      for (const path of ['cancel-request', 'resume'])
        expect(await athlete.post(`/api/subscription/${path}`, {})).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        });
      expect(await cancel('x'.repeat(2_001))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    });

    it('stays ACTIVE while the card is retried; canceling stops the retries [X-19]', async () => {
      const end = await subscribe('4000000000000341');
      await world.travelTo(end);
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({
          subscriptionStatus: 'ACTIVE',
          lastPayment: 'failed',
          uploadsRemaining: 'unlimited',
        }),
      );
      const [letter] = await letters('Your payment did not go through');
      expect(letter).toContain('We will try again in the next days');
      expect(await operatorsLetter('A renewal has failed')).toContain(
        'the payment for a renewal has failed.',
      );
      // The open month can be paid with another card meanwhile.
      expect((await athlete.post('/api/subscription/create', {})).body).toMatchObject({
        clientSecret: expect.any(String),
      });
      expect((await leave(athlete)).body).toMatchObject({ code: 'CANNOT_DELETE_ACTIVE' });
      expect((await cancel()).body).toMatchObject({ subscriptionStatus: 'COMPLETED' });
    });

    it('suspends when a payment fails, and reopens once it is paid [UPL-16, X-19]', async () => {
      const end = await subscribe('4000000000000341');
      await world.travelTo(new Date(end.getTime() + 7 * DAY_MS));
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({
          subscriptionStatus: 'SUSPENDED',
          lastPayment: 'failed',
          uploadsRemaining: 0,
        }),
      );
      const reason = 'We could not collect the payment for your subscription.';
      expect(await upload(athlete, shortRide())).toMatchObject({
        status: 403,
        body: {
          code: 'ACCOUNT_SUSPENDED',
          suspendReason: reason,
          suspendExpiresAt: null,
          paymentUrl: '/subscribe',
        },
      });
      expect((await athlete.get('/api/auth/me')).body).toMatchObject({
        user: { isSuspended: true, suspendReason: reason },
      });
      expect(await letters('Your payment did not go through')).toHaveLength(1);
      const { clientSecret } = (
        await athlete.post<{ clientSecret: string }>('/api/subscription/create', {})
      ).body;
      expect(await world.pay(athlete, clientSecret)).toBe(true);
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({
          subscriptionStatus: 'ACTIVE',
          lastPayment: 'paid',
        }),
      );
      expect((await upload(athlete, shortRide())).status).toBe(201);
      expect((await athlete.get('/api/auth/me')).body).toMatchObject({
        user: { isSuspended: false },
      });
    });

    it('keeps an administrator’s suspension, and refuses a plan that owes a payment', async () => {
      const end = await subscribe('4000000000000341');
      const suspend =
        `UPDATE users SET suspended_at = now(), suspend_reason = 'Sharing an account', ` +
        'suspended_for_payment = false WHERE email = $1';
      await rows(world.app, suspend, [athlete.email]);
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'SUSPENDED',
        lastPayment: 'paid',
      });
      await world.travelTo(new Date(end.getTime() + 7 * DAY_MS));
      await sync();
      const refusal = () => upload(athlete, shortRide());
      expect((await refusal()).body).toMatchObject({ suspendReason: 'Sharing an account' });
      await rows(
        world.app,
        'UPDATE users SET suspended_at = NULL, suspend_reason = NULL WHERE email = $1',
        [athlete.email],
      );
      expect((await refusal()).body).toMatchObject({
        code: 'ACCOUNT_SUSPENDED',
        paymentUrl: '/subscribe',
      });
      await rows(world.app, suspend, [athlete.email]);
      await world.pay(
        athlete,
        (await athlete.post<{ clientSecret: string }>('/api/subscription/create', {})).body
          .clientSecret,
      );
      await sync();
      expect((await refusal()).body).toMatchObject({ suspendReason: 'Sharing an account' });
    });

    it('opens general, unlimited questions to a running plan only [GCH-05, CHAT-14]', async () => {
      const id = await idOf(world.app, athlete.email);
      await expect(entitlements().assertGeneralChat(id)).rejects.toMatchObject({
        code: 'GENERAL_CHAT_TRIAL_BLOCKED',
      });
      await subscribe();
      await expect(entitlements().assertGeneralChat(id)).resolves.toBeUndefined();
      const workoutId = '01a1fc78-7bcd-774b-af42-e2e3e1574b0a';
      for (let question = 0; question < 3; question += 1)
        await entitlements().settleQuestion(await entitlements().reserveQuestion(id, workoutId));
      expect(await entitlements().remainingQuestions(id, workoutId)).toBeNull();
      const { body } = await cancel();
      await expect(entitlements().assertGeneralChat(id)).resolves.toBeUndefined();
      await world.travelTo(new Date(body.paidThrough));
      for (const ask of [
        entitlements().assertGeneralChat(id),
        entitlements().reserveQuestion(id, workoutId),
      ])
        await expect(ask).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
      expect(await entitlements().remainingQuestions(id, workoutId)).toBe(0);
    });

    it('has nothing to pause for somebody whose first payment is still open', async () => {
      const { body } = await athlete.post<{ clientSecret: string }>('/api/subscription/create', {});
      const collection = world.app.app.get(PauseCollection, { strict: false });
      for (const paused of [true, false])
        await collection.execute(await idOf(world.app, athlete.email), paused);
      await world.pay(athlete, body.clientSecret);
      expect(await sync()).toBe('ACTIVE');
    });

    it('collects nothing while an administrator has paused the account', async () => {
      const end = await subscribe('4000000000000341');
      const id = await idOf(world.app, athlete.email);
      const collection = world.app.app.get(PauseCollection, { strict: false });
      await collection.execute(id, true);
      await world.travelTo(end);
      await sync();
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
      await subscribe();
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
      const { paidThrough } = (await subscribe().then(() => cancel())).body;
      await world.travelTo(new Date(paidThrough));
      expect(await sync()).toBe('COMPLETED');
      const filed = () =>
        rows(world.app, 'SELECT plan_status FROM users WHERE email = $1', [athlete.email]);
      expect(await filed()).toEqual([{ plan_status: 'COMPLETED' }]);
    });

    it('allows deletion once CANCELED, not ACTIVE, and ends the plan [PRO-19, X-18]', async () => {
      await subscribe();
      const id = await idOf(world.app, athlete.email);
      expect(await leave(athlete)).toMatchObject({
        status: 409,
        body: { code: 'CANNOT_DELETE_ACTIVE' },
      });
      expect(await deletedRows(world.app, id)).toEqual([]);
      await cancel();
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
