import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ForgedEventError } from '#billing/ports/payment-provider.js';
import type { Subscription } from '#test/support/doubles/stripe-double/stripe-books.js';
import { StripeDouble } from '#test/support/doubles/stripe-double/stripe-double.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { paymentProviderContract, type ProviderWorld } from './payment-provider.contract.js';
import { sandboxWorld, stripeWorld } from './payment-provider.worlds.js';

describe('the sandbox', () => {
  let database: TestSession;
  let world: ProviderWorld;
  beforeAll(async () => {
    database = await openTestSession();
    world = sandboxWorld(database);
  });
  afterAll(() => database.close());

  paymentProviderContract('sandbox', () => world);
});

describe('Stripe', () => {
  let double: StripeDouble;
  let world: ProviderWorld;
  beforeAll(async () => {
    double = await StripeDouble.start();
    world = stripeWorld(double);
  });
  afterAll(() => double.stop());

  paymentProviderContract('Stripe', () => world);

  const subscribed = async (): Promise<string> => {
    const person = await world.newPerson();
    return world.provider.subscribe(
      await world.provider.customerFor(person),
      `key-${person.userId}`,
    );
  };

  const books = (id: string): Subscription => {
    const subscription = double.books.subscriptions.get(id);
    if (!subscription) throw new Error('there is no such subscription');
    return subscription;
  };

  it('creates no second subscription after a lost response', async () => {
    const before = double.books.subscriptions.size;
    double.moods.push({ path: /^POST \/v1\/subscriptions$/, mood: { loseAnswer: true } });
    const id = await subscribed();
    expect(double.books.subscriptions.size).toBe(before + 1);
    expect(await world.provider.find(id)).toMatchObject({ status: 'incomplete' });
  });

  it('retries after a brief failure of Stripe', async () => {
    for (const say of [500, 503])
      double.moods.push({ path: /^POST \/v1\/customers/, mood: { say } });
    await expect(subscribed()).resolves.toEqual(expect.any(String));
  });

  it('reports the provider as unavailable while Stripe is down', async () => {
    const id = await subscribed();
    for (let time = 0; time < 3; time += 1)
      double.moods.push({ path: /^POST \/v1\/subscriptions\/sub_/, mood: { say: 503 } });
    await expect(world.provider.cancelAtPeriodEnd(id)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { retryAfterS: 10 },
    });
    expect(await world.provider.find(id)).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('waits while Stripe is busy with the same key, and reports a timeout', async () => {
    const busy = (times: number) =>
      Array.from({ length: times }, () =>
        double.moods.push({ path: /^POST \/v1\/subscriptions$/, mood: { say: 409 } }),
      );
    busy(1);
    await expect(subscribed()).resolves.toEqual(expect.any(String));
    busy(3);
    await expect(subscribed()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  describe('that replays its first response to a key', () => {
    const POST = /^POST \/v1\/subscriptions$/;
    let customerId: string;
    let key: string;
    beforeEach(async () => {
      const person = await world.newPerson();
      customerId = await world.provider.customerFor(person);
      key = `key-${person.userId}`;
    });
    const subscribe = () => world.provider.subscribe(customerId, key);
    const count = () =>
      [...double.books.subscriptions.values()].filter(({ customer }) => customer === customerId)
        .length;

    it('opens one subscription for five callers while the old key replays a failure', async () => {
      double.moods.push({ path: POST, mood: { say: 500, kept: true } });
      await expect(subscribe()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(new Set(await Promise.all(Array.from({ length: 5 }, subscribe))).size).toBe(1);
      expect(count()).toBe(1);
    });

    it('uses the subscription that was created before the failure', async () => {
      double.moods.push({ path: POST, mood: { say: 500, kept: true } });
      await expect(subscribe()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      const made = double.books.open(customerId);
      expect(await subscribe()).toBe(made.id);
      expect(count()).toBe(1);
    });

    it('starts under the current terms after a change of the price', async () => {
      await expect(
        stripeWorld(double, 'price_wrong', world.clock).provider.subscribe(customerId, key),
      ).rejects.toThrow('unexpected terms');
      await expect(subscribe()).resolves.toEqual(expect.any(String));
    });

    it('opens a new subscription a day later', async () => {
      const id = await subscribe();
      expect(await subscribe()).toBe(id);
      world.clock.advance(25 * 3_600_000);
      expect(await subscribe()).not.toBe(id);
    });
  });

  it('finalizes the draft invoice of an unpaid subscription once for ten tabs', async () => {
    const id = await subscribed();
    const subscription = books(id);
    Object.assign(subscription, { status: 'unpaid' });
    subscription.invoice.status = 'draft';
    const payments = await Promise.all(
      Array.from({ length: 10 }, () => world.provider.paymentOf(id)),
    );
    expect(new Set(payments.map((payment) => payment?.clientSecret))).toEqual(
      new Set([subscription.invoice.intent.secret]),
    );
  });

  describe('that has paused a subscription as a whole', () => {
    const paused = async (): Promise<{ id: string; subscription: Subscription }> => {
      const id = await subscribed();
      double.books.pay((await world.provider.paymentOf(id))?.clientSecret ?? '', 'pays');
      const subscription = books(id);
      double.books.pause(subscription);
      return { id, subscription };
    };

    it('still reports the paid period [X-19]', async () => {
      const { id, subscription } = await paused();
      expect(await world.provider.find(id)).toMatchObject({
        status: 'paused',
        paidThrough: new Date(subscription.periodEnd * 1000),
        endedAt: null,
      });
    });

    it('opens one payment for ten concurrent tabs, and resumes once it is paid', async () => {
      const { id, subscription } = await paused();
      const before = double.calls.length;
      const payments = await Promise.all(
        Array.from({ length: 10 }, () => world.provider.paymentOf(id)),
      );
      expect(new Set(payments.map((payment) => payment?.clientSecret))).toEqual(
        new Set([subscription.invoice.intent.secret]),
      );
      expect(double.calls.slice(before)).toContain(`POST /v1/subscriptions/${id}/resume`);
      expect(await world.provider.find(id)).toMatchObject({ status: 'paused' });
      double.books.pay(subscription.invoice.intent.secret, 'pays');
      expect(await world.provider.find(id)).toMatchObject({
        status: 'active',
        paidThrough: new Date(subscription.periodEnd * 1000),
      });
      expect(double.books.charges.get(id)).toBe(2);
    });

    it('opens another payment after a day without payment', async () => {
      const { id } = await paused();
      const first = (await world.provider.paymentOf(id))?.clientSecret;
      expect((await world.provider.paymentOf(id))?.clientSecret).toBe(first);
      world.clock.advance(24 * 3_600_000);
      const second = (await world.provider.paymentOf(id))?.clientSecret;
      expect(second).toEqual(expect.stringMatching(/^pi_/));
      expect(second).not.toBe(first);
    });

    it('ends immediately when it is canceled', async () => {
      const { id } = await paused();
      await world.provider.cancelNow(id);
      expect(await world.provider.find(id)).toMatchObject({
        status: 'canceled',
        endedAt: expect.any(Date),
      });
    });
  });

  it('treats an end date in this period as a revocable cancellation [SUB-18]', async () => {
    const id = await subscribed();
    double.books.pay((await world.provider.paymentOf(id))?.clientSecret ?? '', 'pays');
    const subscription = books(id);
    subscription.cancelAt = subscription.periodEnd;
    expect(await world.provider.find(id)).toMatchObject({
      cancelAtPeriodEnd: true,
      paidThrough: new Date(subscription.periodEnd * 1000),
    });
    await world.provider.resume(id);
    expect(await world.provider.find(id)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
    });
    subscription.cancelAt = subscription.periodEnd + 1;
    expect(await world.provider.find(id)).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it.each([
    ['of live mode', { livemode: true }],
    ['of a connected account', { account: 'acct_other' }],
  ])('refuses signed news %s', (_what, changes) => {
    const { body, signature } = double.sign({
      id: 'evt_1',
      type: 'invoice.paid',
      livemode: false,
      data: { object: { object: 'invoice', id: 'in_1' } },
      ...changes,
    });
    expect(() => world.provider.readEvent(Buffer.from(body), signature)).toThrow(ForgedEventError);
  });

  it('reads the subscription of an invoice event, and ignores other events', () => {
    const read = (object: object) => {
      const { body, signature } = double.sign({
        id: 'evt_1',
        type: 'x',
        livemode: false,
        data: { object },
      });
      return world.provider.readEvent(Buffer.from(body), signature).subscriptionId;
    };
    expect(
      read({
        object: 'invoice',
        id: 'in_1',
        parent: { subscription_details: { subscription: 'sub_7' } },
      }),
    ).toBe('sub_7');
    // The shape that endpoints of an older API version receive.
    expect(read({ object: 'invoice', id: 'in_1', subscription: 'sub_8' })).toBe('sub_8');
    expect([
      read({ object: 'invoice', id: 'in_1', parent: null }),
      read({ object: 'charge', id: 'ch_1' }),
    ]).toEqual([null, null]);
  });
});
