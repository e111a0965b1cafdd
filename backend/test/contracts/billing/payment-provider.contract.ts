import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ProviderSubscription } from '#billing/domain/provider-subscription.js';
import { ForgedEventError, type PaymentProvider } from '#billing/ports/payment-provider.js';
import type { FixedClock } from '#test/builders/fixed-clock.js';

export type TestCard = 'pays' | 'declined' | 'fails-at-renewal';

export interface ProviderWorld {
  readonly provider: PaymentProvider;
  /** The provider's clock and ours. */
  readonly clock: FixedClock;
  /** A person with an account. */
  newPerson(): Promise<{ readonly userId: string; readonly email: string }>;
  /** Pays as the athlete's browser does; false if the card is declined. */
  pay(userId: string, clientSecret: string, card: TestCard): Promise<boolean>;
  /** An event that the provider has signed now, about a subscription. */
  signed(subscriptionId: string, at?: Date): { readonly body: Buffer; readonly signature: string };
}

const DAY_MS = 86_400_000;

export function paymentProviderContract(name: string, world: () => ProviderWorld): void {
  describe(`payment provider: ${name}`, () => {
    let provider: PaymentProvider;
    let userId: string;
    let customerId: string;
    beforeEach(async () => {
      ({ provider } = world());
      const person = await world().newPerson();
      userId = person.userId;
      customerId = await provider.customerFor(person);
    });

    const open = () => provider.subscribe(customerId, `key-${randomUUID()}`);
    const found = async (id: string): Promise<ProviderSubscription> => {
      const subscription = await provider.find(id);
      if (!subscription) throw new Error('there is no such subscription');
      return subscription;
    };
    const pay = async (id: string, card: TestCard = 'pays') =>
      world().pay(userId, (await provider.paymentOf(id))?.clientSecret ?? '', card);
    const paid = async (card: TestCard = 'pays') => {
      const id = await open();
      await pay(id, card);
      return id;
    };
    const travelTo = (at: Date, beyondMs = 0) =>
      world().clock.advance(at.getTime() + beyondMs - world().clock.now().getTime());
    const paidThrough = async (id: string): Promise<Date> => {
      const { paidThrough: end } = await found(id);
      if (!end) throw new Error('nothing is paid');
      return end;
    };

    it('creates one customer for each person in repeated and concurrent requests', async () => {
      const person = await world().newPerson();
      const ids = await Promise.all(Array.from({ length: 5 }, () => provider.customerFor(person)));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).not.toBe(customerId);
    });

    it('opens one incomplete subscription for ten requests with one key [SUB-03]', async () => {
      const ids = await Promise.all(
        Array.from({ length: 10 }, () => provider.subscribe(customerId, `key-${customerId}`)),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await provider.subscriptionsOf(customerId)).toEqual([
        {
          id: ids[0],
          customerId,
          status: 'incomplete',
          cancelAtPeriodEnd: false,
          paidThrough: null,
          endedAt: null,
          collectionPaused: false,
          createdAt: expect.any(Date),
        },
      ]);
      const payment = await provider.paymentOf(ids[0] ?? '');
      expect(payment).toMatchObject({
        subscription: { id: ids[0] },
        clientSecret: expect.any(String),
      });
    });

    it('is active for a month once paid, without an open payment [SUB-19]', async () => {
      const id = await open();
      expect(await pay(id)).toBe(true);
      expect(await found(id)).toMatchObject({ status: 'active', endedAt: null });
      const days = ((await paidThrough(id)).getTime() - world().clock.now().getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(28 - 1 / 24);
      expect(days).toBeLessThanOrEqual(31);
      expect((await provider.paymentOf(id))?.clientSecret).toBeNull();
    });

    it('keeps the payment open after a declined card [SUB-12]', async () => {
      const id = await open();
      expect(await pay(id, 'declined')).toBe(false);
      expect(await found(id)).toMatchObject({ status: 'incomplete', paidThrough: null });
      expect(await pay(id)).toBe(true);
      expect(await found(id)).toMatchObject({ status: 'active' });
    });

    it('drops a subscription that nobody pays within a day [X-19]', async () => {
      const id = await open();
      world().clock.advance(DAY_MS);
      expect(await found(id)).toMatchObject({
        status: 'incomplete_expired',
        paidThrough: null,
        endedAt: expect.any(Date),
      });
    });

    it('renews automatically each month', async () => {
      const id = await paid();
      for (let month = 0; month < 3; month += 1) {
        const end = await paidThrough(id);
        travelTo(end);
        expect((await paidThrough(id)).getTime()).toBeGreaterThan(end.getTime() + 27 * DAY_MS);
      }
      expect(await found(id)).toMatchObject({ status: 'active' });
    });

    it('ends a canceled one with its paid period, without further payment [SUB-18]', async () => {
      const id = await paid();
      const end = await paidThrough(id);
      for (let time = 0; time < 2; time += 1) await provider.cancelAtPeriodEnd(id);
      expect(await found(id)).toMatchObject({
        status: 'active',
        cancelAtPeriodEnd: true,
        paidThrough: end,
      });
      travelTo(end, -1_000);
      expect(await found(id)).toMatchObject({ status: 'active', endedAt: null });
      travelTo(end);
      expect(await found(id)).toMatchObject({ status: 'canceled', paidThrough: end, endedAt: end });
    });

    it('continues if a cancellation is undone in time', async () => {
      const id = await paid();
      const end = await paidThrough(id);
      await provider.cancelAtPeriodEnd(id);
      for (let time = 0; time < 2; time += 1) await provider.resume(id);
      travelTo(end);
      expect(await found(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    });

    it('ends immediately on demand, and still reports the paid period [X-18]', async () => {
      const id = await paid();
      const end = await paidThrough(id);
      await provider.cancelNow(id);
      expect(await found(id)).toMatchObject({
        status: 'canceled',
        paidThrough: end,
        endedAt: expect.any(Date),
      });
    });

    it('drops an unpaid subscription immediately', async () => {
      const id = await open();
      await provider.cancelNow(id);
      expect(await found(id)).toMatchObject({ status: 'incomplete_expired', paidThrough: null });
    });

    it('leaves an ended subscription unchanged', async () => {
      const id = await paid();
      await provider.cancelNow(id);
      const over = await found(id);
      await provider.cancelAtPeriodEnd(id);
      await provider.resume(id);
      await provider.cancelNow(id);
      await provider.setCollectionPaused(id, true);
      expect(await found(id)).toEqual(over);
    });

    it('is past due after a failure, unpaid after all retries, active if paid [X-19]', async () => {
      const id = await paid('fails-at-renewal');
      const end = await paidThrough(id);
      travelTo(end);
      expect(await found(id)).toMatchObject({ status: 'past_due', paidThrough: end });
      travelTo(end, 7 * DAY_MS);
      expect(await found(id)).toMatchObject({ status: 'unpaid', paidThrough: end });
      expect(await pay(id)).toBe(true);
      expect(await found(id)).toMatchObject({ status: 'active' });
      expect((await paidThrough(id)).getTime()).toBeGreaterThan(world().clock.now().getTime());
    });

    it('can be paid in the retry window, too', async () => {
      const id = await paid('fails-at-renewal');
      travelTo(await paidThrough(id), DAY_MS);
      expect(await pay(id, 'declined')).toBe(false);
      expect(await found(id)).toMatchObject({ status: 'past_due' });
      expect(await pay(id)).toBe(true);
      expect(await found(id)).toMatchObject({ status: 'active' });
    });

    it('reports whether payment collection is paused', async () => {
      const id = await paid('fails-at-renewal');
      await provider.setCollectionPaused(id, true);
      expect(await found(id)).toMatchObject({ status: 'active', collectionPaused: true });
      travelTo(await paidThrough(id));
      expect(await found(id)).toMatchObject({ status: 'active', collectionPaused: true });
      await provider.setCollectionPaused(id, false);
      expect(await found(id)).toMatchObject({ collectionPaused: false });
    });

    it('lists all subscriptions of a customer, and none of another', async () => {
      const other = await provider.customerFor(await world().newPerson());
      const foreign = await provider.subscribe(other, `key-${randomUUID()}`);
      const first = await paid();
      await provider.cancelNow(first);
      const second = await open();
      expect((await provider.subscriptionsOf(customerId)).map(({ id }) => id).sort()).toEqual(
        [first, second].sort(),
      );
      expect((await provider.subscriptionsOf(other)).map(({ id }) => id)).toEqual([foreign]);
      expect(await provider.subscriptionsOf('cus_unknown')).toEqual([]);
    });

    it('lists all open subscriptions, page by page', async () => {
      const running = await Promise.all(Array.from({ length: 103 }, open));
      const over = await open();
      await provider.cancelNow(over);
      const listed = new Set<string>();
      for await (const { id } of provider.live()) listed.add(id);
      expect(running.filter((id) => !listed.has(id))).toEqual([]);
      expect(listed.has(over)).toBe(false);
    });

    it('returns null for unknown ids', async () => {
      expect([await provider.find('sub_unknown'), await provider.paymentOf('sub_unknown')]).toEqual(
        [null, null],
      );
    });

    it('ends every subscription of an erased customer, repeatably [X-18, X-55]', async () => {
      const id = await paid();
      for (let time = 0; time < 2; time += 1) await provider.forgetCustomer(customerId);
      expect((await provider.find(id))?.status ?? 'canceled').toBe('canceled');
      expect(await provider.subscriptionsOf(customerId)).toEqual([]);
    });

    describe('webhook events', () => {
      const refused = (body: Buffer, signature: string) =>
        expect(() => provider.readEvent(body, signature)).toThrow(ForgedEventError);

      it('are accepted with a valid signature [SUB-20]', () => {
        const { body, signature } = world().signed('sub_1');
        expect(provider.readEvent(body, signature)).toEqual({
          id: expect.any(String),
          type: 'customer.subscription.updated',
          subscriptionId: 'sub_1',
        });
      });

      it('are refused with a missing or wrong signature, or one of another body', () => {
        const { body, signature } = world().signed('sub_1');
        for (const wrong of [
          '',
          'nonsense',
          signature.replace(/[0-9a-f]{8}$/, '00000000'),
          signature.replace(/^t=\d+/, 't=1'),
        ])
          refused(body, wrong);
        refused(Buffer.from(body.toString().replace('sub_1', 'sub_2')), signature);
        refused(Buffer.concat([body, Buffer.from(' ')]), signature);
        refused(Buffer.alloc(0), signature);
      });

      it('are refused when they are older than five minutes', () => {
        const { body, signature } = world().signed(
          'sub_1',
          new Date(world().clock.now().getTime() - 301_000),
        );
        refused(body, signature);
      });
    });
  });
}
