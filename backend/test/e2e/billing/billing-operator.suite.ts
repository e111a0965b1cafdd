import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { Subscription } from '#test/support/doubles/stripe-double/stripe-books.js';
import type { stripeBilling } from './billing-world.js';
import { idOf, planOf, subscriptionOf } from './billing.support.js';
import { lettersOf } from '../credentials/credentials.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

type StripeWorld = Awaited<ReturnType<typeof stripeBilling>>;

/** Plans that the operator changes in Stripe's dashboard. */
export function operatorSuite(open: () => Promise<StripeWorld>): void {
  describe('plans that the operator has changed at Stripe', () => {
    let world: StripeWorld;
    let athlete: HttpClient & { readonly email: string };
    let subscription: Subscription;
    beforeAll(async () => {
      world = await open();
    }, 60_000);
    beforeEach(async () => {
      world.release();
      athlete = await newAthlete(world.app.url, {}, { onboarding: 'skipped' });
      await world.pay(athlete, (await post('create')).body.clientSecret);
      await post('sync');
      const found = world.double.books.subscriptions.get(
        await subscriptionOf(world.app, athlete.email),
      );
      if (!found) throw new Error('there is no such subscription');
      subscription = found;
    });

    const post = (act: string) =>
      athlete.post<{ clientSecret: string }>(`/api/subscription/${act}`, {});
    const becomes = (plan: Record<string, unknown>) =>
      eventually(async () => expect(await planOf(athlete)).toMatchObject(plan));

    it('keeps the paid time of a paused one; a payment resumes it [X-19, SUB-18]', async () => {
      const paidThrough = new Date(subscription.periodEnd * 1_000);
      world.double.books.pause(subscription);
      await becomes({
        subscriptionStatus: 'CANCELED',
        uploadsRemaining: 'unlimited',
        cancelAtPeriodEnd: false,
        paidThrough: paidThrough.toISOString(),
      });
      expect((await post('create')).body).toEqual({ status: 'already_active' });
      await world.travelTo(paidThrough);
      await becomes({ subscriptionStatus: 'COMPLETED', uploadsRemaining: 0 });
      expect(await upload(athlete, shortRide())).toMatchObject({
        status: 402,
        body: { code: 'SUBSCRIPTION_REQUIRED' },
      });
      const payments = await Promise.all(Array.from({ length: 10 }, () => post('create')));
      expect(new Set(payments.map(({ body }) => body.clientSecret)).size).toBe(1);
      await world.pay(athlete, payments[0]?.body.clientSecret ?? '');
      await becomes({
        subscriptionStatus: 'ACTIVE',
        uploadsRemaining: 'unlimited',
        lastPayment: 'paid',
      });
      expect([
        world.double.books.charges.get(subscription.id),
        await world.count(await idOf(world.app, athlete.email)),
      ]).toEqual([2, 1]);
    });

    it('ends a paused one that the athlete cancels, and keeps its paid time [X-19]', async () => {
      world.double.books.pause(subscription);
      await becomes({ subscriptionStatus: 'CANCELED' });
      expect((await post('cancel-request')).body).toMatchObject({
        subscriptionStatus: 'CANCELED',
        paidThrough: new Date(subscription.periodEnd * 1_000).toISOString(),
      });
      expect(subscription.status).toBe('canceled');
    });

    it('keeps one whose payments are not collected: those months are free [X-19]', async () => {
      const end = new Date(subscription.periodEnd * 1_000);
      world.double.books.update(subscription, { collectionPaused: true });
      await world.travelTo(end);
      await post('sync');
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'ACTIVE',
        uploadsRemaining: 'unlimited',
        lastPayment: 'paid',
      });
      expect(world.double.books.charges.get(subscription.id)).toBe(1);
    });

    it('reports an unpaid one’s months as unpaid, and emails once [X-19]', async () => {
      const end = new Date(subscription.periodEnd * 1_000);
      subscription.failsAtRenewal = true;
      for (const days of [0, 7, 35, 70]) {
        await world.travelTo(new Date(end.getTime() + days * 86_400_000));
        await post('sync');
      }
      expect(subscription.invoice.status).toBe('draft');
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'SUSPENDED',
        paidThrough: end.toISOString(),
      });
      expect(
        await lettersOf(world.app, athlete.email, 'Your payment did not go through'),
      ).toHaveLength(1);
      const payments = await Promise.all(Array.from({ length: 5 }, () => post('create')));
      expect(new Set(payments.map(({ body }) => body.clientSecret))).toEqual(
        new Set([subscription.invoice.intent.secret]),
      );
      await world.pay(athlete, subscription.invoice.intent.secret);
      await becomes({
        subscriptionStatus: 'ACTIVE',
        paidThrough: new Date(subscription.periodEnd * 1_000).toISOString(),
      });
    });

    it('sells a new one when the canceled one ends, before Stripe ends it [SUB-18]', async () => {
      await post('cancel-request');
      const end = new Date(subscription.periodEnd * 1_000);
      const { now } = world.double;
      world.double.now = () => new Date(end.getTime() - 1_000);
      await world.travelTo(end);
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'COMPLETED',
        uploadsRemaining: 0,
      });
      const payments = await Promise.all(Array.from({ length: 5 }, () => post('create')));
      expect(new Set(payments.map(({ body }) => body.clientSecret)).size).toBe(1);
      world.double.now = now;
      await world.pay(athlete, payments[0]?.body.clientSecret ?? '');
      expect((await post('sync')).body).toEqual({ appStatus: 'ACTIVE' });
      expect([
        world.double.books.charges.get(subscription.id),
        await world.count(await idOf(world.app, athlete.email)),
      ]).toEqual([1, 1]);
    });

    it('drops an unpaid second one, and adopts one made by hand after the first', async () => {
      const unpaid = world.double.books.open(subscription.customer);
      expect((await post('sync')).body).toEqual({ appStatus: 'ACTIVE' });
      expect([unpaid.status, subscription.status]).toEqual(['incomplete_expired', 'active']);
      const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
      const second = world.double.books.open(subscription.customer);
      world.double.books.pay(second.invoice.intent.secret, 'pays');
      expect((await post('sync')).body).toEqual({ appStatus: 'ACTIVE' });
      expect(error.mock.calls.flat()).toContain(
        `${second.id} runs beside ${subscription.id} of the same customer: one of them must ` +
          'be ended at the payment provider',
      );
      error.mockRestore();
      world.double.books.cancel(subscription);
      expect((await post('sync')).body).toEqual({ appStatus: 'ACTIVE' });
      expect(
        await rows(
          world.app,
          `SELECT status FROM subscriptions WHERE id = ANY($1) ORDER BY status`,
          [[subscription.id, second.id]],
        ),
      ).toEqual([{ status: 'active' }, { status: 'canceled' }]);
    });

    it('adopts one made and paid by hand while the athlete’s own awaits its card', async () => {
      world.double.books.cancel(subscription);
      await world.travelTo(new Date(subscription.periodEnd * 1_000));
      await post('create');
      const waiting = world.double.books.subscriptions.get(
        await subscriptionOf(world.app, athlete.email),
      );
      const paid = world.double.books.open(subscription.customer);
      world.double.books.pay(paid.invoice.intent.secret, 'pays');
      await becomes({ subscriptionStatus: 'ACTIVE' });
      expect([waiting?.status, paid.status]).toEqual(['incomplete_expired', 'active']);
    });

    it('treats an end date as a cancellation with email, and resumes [SUB-18, X-17]', async () => {
      world.double.books.update(subscription, { cancelAt: subscription.periodEnd });
      await becomes({ subscriptionStatus: 'CANCELED', cancelAtPeriodEnd: true });
      expect(await lettersOf(world.app, athlete.email, 'Your Pro plan is canceled')).toHaveLength(
        1,
      );
      expect((await post('resume')).body).toMatchObject({ subscriptionStatus: 'ACTIVE' });
      expect(subscription.cancelAt).toBeNull();
    });
  });
}
