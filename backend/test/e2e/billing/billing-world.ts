import { afterAll, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Clock } from '#kernel/clock.js';
import { BillingModule } from '#billing/index.js';
import { SandboxBooks } from '#billing/adapters/sandbox/sandbox-books.js';
import { SandboxCourier } from '#billing/adapters/sandbox/sandbox-courier.js';
import { SandboxSignature } from '#billing/adapters/sandbox/sandbox-signature.js';
import { HttpClient } from '#test/support/http-client.js';
import { StripeDouble } from '#test/support/doubles/stripe-double/stripe-double.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows } from '../workouts/workouts.support.js';

export type Card = '4242424242424242' | '4000000000000002' | '4000000000000341';

/** News as the provider has them, before they are signed and sent. */
export interface News {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

/**
 * The product with one of its payment providers, whose time and whose news are in the hands of the
 * test.
 */
export interface BillingWorld {
  readonly app: TestApp;
  /** As the athlete's browser pays; false where the card is declined. */
  pay(athlete: HttpClient, clientSecret: string, card?: Card): Promise<boolean>;
  /** It is this moment now, for plans and for the provider; what is due there has happened. */
  travelTo(at: Date): Promise<void>;
  now(): Date;
  /** From now on no news come; the list grows with those that would have. */
  hold(): readonly News[];
  /** Webhook events arrive automatically again. */
  release(): void;
  /** Signed now, as a provider does with each try, or with a signature of the test's own. */
  send(news: News, signature?: string): Promise<number>;
  sign(news: News, at?: Date): string;
  /** News of something that has not happened. */
  invented(subscriptionId: string): News;
  /** How many subscriptions of a person the provider has that are not over. */
  count(userId: string): Promise<number>;
  close(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

const WEBHOOK = '/api/billing/webhook';
/** What happens with Stripe's test cards; any other fails at the renewal. */
const OUTCOMES: Readonly<Record<string, 'pays' | 'declined'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
};

/**
 * One product for all suites of the describe block that this is called in, as a start takes
 * seconds.
 */
export function shared<W extends BillingWorld>(start: () => Promise<W>): () => Promise<W> {
  let world: Promise<W> | null = null;
  afterAll(async () => (await world)?.close());
  return () => (world ??= start());
}

/** @param env settings beside the defaults, by variable */
export async function sandboxBilling(env: Env = {}): Promise<BillingWorld> {
  const app = await startTestApp({ env });
  const time = travelling(app);
  const [courier, signature, books] = [
    app.app.get(SandboxCourier, { strict: false }),
    app.app.get(SandboxSignature, { strict: false }),
    app.app.get(SandboxBooks, { strict: false }),
  ];
  let spy: jest.SpiedFunction<SandboxCourier['send']> | null = null;
  const sign = ({ body }: News, at = time.now()) => signature.sign(Buffer.from(body), at);
  const news = (subscriptionId: string, type: string): News => {
    const id = `evt_${randomUUID()}`;
    return { id, type, body: JSON.stringify({ id, type, subscriptionId }) };
  };
  return {
    app,
    pay: async (athlete, clientSecret, cardNumber = '4242424242424242') => {
      const { status, body } = await athlete.post('/api/billing/sandbox/confirm', {
        clientSecret,
        cardNumber,
      });
      if (status === 200) return true;
      if (body['code'] === 'CARD_DECLINED' && status === 402) return false;
      throw new Error(`the payment answered ${status}: ${JSON.stringify(body)}`);
    },
    now: time.now,
    travelTo: async (at) => {
      time.set(at);
      await books.settleDue();
    },
    hold: () => {
      const held: News[] = [];
      spy = jest.spyOn(courier, 'send').mockImplementation((id, types) => {
        held.push(...types.map((type) => news(id, type)));
        return Promise.resolve();
      });
      return held;
    },
    release: () => spy?.mockRestore(),
    sign,
    send: (event, signed = sign(event)) => post(app, event.body, signed),
    invented: (id) => news(id, 'customer.subscription.updated'),
    count: async (userId) =>
      (
        await rows(
          app,
          'SELECT 1 FROM sandbox_subscriptions s JOIN sandbox_customers c ON c.id = ' +
            `s.customer_id WHERE c.user_id = $1 AND s.state->>'endedAt' IS NULL`,
          [userId],
        )
      ).length,
    close: () => app.close(),
  };
}

/** @param env settings beside the defaults and those that lead to the double, by variable */
export async function stripeBilling(
  env: Env = {},
): Promise<BillingWorld & { readonly double: StripeDouble }> {
  const double = await StripeDouble.start();
  const app = await startTestApp({ env: { ...double.env, ...env } });
  const time = travelling(app);
  double.now = time.now;
  const deliver = (event: News) => void world.send(event).catch(() => undefined);
  const sign = ({ body }: News, at = time.now()) =>
    double.sign(JSON.parse(body) as { id: string; type: string }, undefined, at).signature;
  const world: BillingWorld & { readonly double: StripeDouble } = {
    app,
    double,
    pay: (_athlete, clientSecret, card = '4242424242424242') =>
      Promise.resolve(double.books.pay(clientSecret, OUTCOMES[card] ?? 'fails-at-renewal')),
    now: time.now,
    travelTo: (at) => {
      time.set(at);
      double.books.liveOn();
      return Promise.resolve();
    },
    hold: () => {
      const held: News[] = [];
      double.deliver = (event) => void held.push(event);
      return held;
    },
    release: () => (double.deliver = deliver),
    sign,
    send: (event, signed = sign(event)) => post(app, event.body, signed),
    invented: (subscriptionId) => {
      const id = `evt_${randomUUID()}`;
      const type = 'customer.subscription.updated';
      return {
        id,
        type,
        body: JSON.stringify({
          id,
          object: 'event',
          type,
          livemode: false,
          data: { object: { object: 'subscription', id: subscriptionId } },
        }),
      };
    },
    count: (userId) =>
      Promise.resolve(
        [...double.books.subscriptions.values()].filter(
          ({ customer, endedAt }) =>
            endedAt === null && double.books.customers.get(customer)?.userId === userId,
        ).length,
      ),
    close: async () => {
      double.deliver = null;
      await app.close();
      await double.stop();
    },
  };
  double.deliver = deliver;
  return world;
}

async function post(app: TestApp, body: string, signature: string): Promise<number> {
  const { status } = await new HttpClient(app.url).send(WEBHOOK, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });
  return status;
}

/** The clock of plans: real until it is set, then fixed. */
function travelling(app: TestApp): { now: () => Date; set: (at: Date) => void } {
  const clock = app.app.select(BillingModule).get(Clock, { strict: true });
  let fixed: Date | null = null;
  jest.spyOn(clock, 'now').mockImplementation(() => new Date(fixed ?? Date.now()));
  return { now: () => clock.now(), set: (at) => (fixed = at) };
}
