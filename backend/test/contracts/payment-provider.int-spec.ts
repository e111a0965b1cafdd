import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ForgedEventError } from '../../src/modules/billing/ports/payment-provider.js';
import { StripeDouble } from '../support/stripe-double/stripe-double.js';
import { openTestSession, type TestSession } from '../support/test-session.js';
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
    return world.provider.subscribe(await world.provider.customerFor(person), `key-${person.userId}`);
  };

  it('makes no second subscription where the answer to the first was lost', async () => {
    const before = double.books.subscriptions.size;
    double.moods.push({ path: /^POST \/v1\/subscriptions$/, mood: { loseAnswer: true } });
    const id = await subscribed();
    expect(double.books.subscriptions.size).toBe(before + 1);
    expect(await world.provider.find(id)).toMatchObject({ status: 'incomplete' });
  });

  it('tries again where Stripe fails for a moment', async () => {
    for (const say of [500, 503]) double.moods.push({ path: /^POST \/v1\/customers/, mood: { say } });
    await expect(subscribed()).resolves.toEqual(expect.any(String));
  });

  it('says that the provider does not answer where Stripe stays down', async () => {
    const id = await subscribed();
    for (let time = 0; time < 3; time += 1) double.moods.push({ path: /^POST \/v1\/subscriptions\/sub_/, mood: { say: 503 } });
    await expect(world.provider.cancelAtPeriodEnd(id)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: { retryAfterS: 10 } });
    expect(await world.provider.find(id)).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('opens the draft that Stripe leaves with an unpaid subscription', async () => {
    const id = await subscribed();
    const subscription = double.books.subscriptions.get(id);
    if (!subscription) throw new Error('there is no such subscription');
    Object.assign(subscription, { status: 'unpaid' });
    subscription.invoice.status = 'draft';
    expect((await world.provider.paymentOf(id))?.clientSecret).toBe(subscription.invoice.secret);
  });

  it.each([
    ['of live mode', { livemode: true }],
    ['of a connected account', { account: 'acct_other' }],
  ])('refuses signed news %s', (_what, changes) => {
    const { body, signature } = double.sign({ id: 'evt_1', type: 'invoice.paid', livemode: false, data: { object: { object: 'invoice', id: 'in_1' } }, ...changes });
    expect(() => world.provider.readEvent(Buffer.from(body), signature)).toThrow(ForgedEventError);
  });

  it('reads from an invoice whose it is, and from other news that they are about none', () => {
    const read = (object: object) => {
      const { body, signature } = double.sign({ id: 'evt_1', type: 'x', livemode: false, data: { object } });
      return world.provider.readEvent(Buffer.from(body), signature).subscriptionId;
    };
    expect(read({ object: 'invoice', id: 'in_1', parent: { subscription_details: { subscription: 'sub_7' } } })).toBe('sub_7');
    expect([read({ object: 'invoice', id: 'in_1', parent: null }), read({ object: 'charge', id: 'ch_1' })]).toEqual([null, null]);
  });
});
