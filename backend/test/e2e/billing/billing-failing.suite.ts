import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { newAthlete } from '#test/support/http-client.js';
import type { BillingWorld } from './billing-world.js';
import { planOf } from './billing.support.js';
import { setNotificationEmail, Subscriber, type Athlete } from './subscriber.js';
import { leave } from '../leaving/leaving.support.js';
import { rows, shortRide, upload } from '../workouts/workouts.support.js';

const DAY_MS = 86_400_000;

/** Renewals whose payments fail. */
export function failingSuite(start: () => Promise<BillingWorld>): void {
  describe('failing payments', () => {
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

    it('stays ACTIVE while the card is retried; canceling stops the retries [X-19]', async () => {
      const end = await subscriber.subscribe('4000000000000341');
      await world.travelTo(end);
      await eventually(async () =>
        expect(await planOf(athlete)).toMatchObject({
          subscriptionStatus: 'ACTIVE',
          lastPayment: 'failed',
          uploadsRemaining: 'unlimited',
        }),
      );
      const [letter] = await subscriber.letters('Your payment did not go through');
      expect(letter).toContain('We will try again in the next few days');
      expect(await subscriber.operatorsLetter('A renewal has failed')).toContain(
        'the payment for a renewal has failed.',
      );
      // The open month can be paid with another card meanwhile.
      expect(await subscriber.create()).toEqual(expect.any(String));
      expect((await leave(athlete)).body).toMatchObject({ code: 'CANNOT_DELETE_ACTIVE' });
      expect((await subscriber.cancel()).body).toMatchObject({ subscriptionStatus: 'COMPLETED' });
    });

    it('suspends when a payment fails, and reopens once it is paid [UPL-16, X-19]', async () => {
      const end = await subscriber.subscribe('4000000000000341');
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
      expect(await subscriber.letters('Your payment did not go through')).toHaveLength(1);
      expect(await world.pay(athlete, await subscriber.create())).toBe(true);
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
      const end = await subscriber.subscribe('4000000000000341');
      const suspend =
        `UPDATE users SET suspended_at = now(), suspend_reason = 'Sharing an account', ` +
        'suspended_for_payment = false WHERE email = $1';
      await rows(world.app, suspend, [athlete.email]);
      expect(await planOf(athlete)).toMatchObject({
        subscriptionStatus: 'SUSPENDED',
        lastPayment: 'paid',
      });
      await world.travelTo(new Date(end.getTime() + 7 * DAY_MS));
      await subscriber.sync();
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
      await world.pay(athlete, await subscriber.create());
      await subscriber.sync();
      expect((await refusal()).body).toMatchObject({ suspendReason: 'Sharing an account' });
    });
  });
}
