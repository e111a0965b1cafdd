import { randomUUID } from 'node:crypto';
import { DomainError } from '#kernel/domain-error.js';
import { SandboxBooks } from '#billing/adapters/sandbox/sandbox-books.js';
import { SandboxCalendar } from '#billing/adapters/sandbox/sandbox-calendar.js';
import { SandboxCourier } from '#billing/adapters/sandbox/sandbox-courier.js';
import { SandboxPaymentProvider } from '#billing/adapters/sandbox/sandbox-payment-provider.js';
import { SandboxSignature } from '#billing/adapters/sandbox/sandbox-signature.js';
import { SandboxCheckout } from '#billing/adapters/sandbox/sandbox-checkout.js';
import { StripePaymentProvider } from '#billing/adapters/stripe/stripe-payment-provider.js';
import { UuidV7IdGenerator } from '#platform/database/uuid-v7.id-generator.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { RememberedOutbox } from '#test/support/doubles/remembered-outbox.js';
import { newUser } from '#test/support/new-user.js';
import type { StripeDouble } from '#test/support/doubles/stripe-double/stripe-double.js';
import type { TestSession } from '#test/support/test-session.js';
import type { ProviderWorld, TestCard } from './payment-provider.contract.js';

const CARDS: Readonly<Record<TestCard, string>> = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  'fails-at-renewal': '4000000000000341',
};
const UPDATED = 'customer.subscription.updated';

/** The sandbox on a database of its own; its webhook events go nowhere. */
export function sandboxWorld({ session, unitOfWork, dataSource }: TestSession): ProviderWorld {
  const clock = new FixedClock();
  const ids = new UuidV7IdGenerator(clock);
  const calendar = new SandboxCalendar(null);
  const signature = new SandboxSignature('a secret');
  const books = new SandboxBooks(
    session,
    unitOfWork,
    clock,
    ids,
    new SandboxCourier(new RememberedOutbox(), ids),
    calendar,
  );
  const checkout = new SandboxCheckout(books, calendar);
  return {
    provider: new SandboxPaymentProvider(books, checkout, signature, clock, ids),
    clock,
    newPerson: () => newUser(dataSource),
    pay: (userId, clientSecret, card) =>
      checkout
        .pay({ userId, clientSecret, cardNumber: CARDS[card] })
        .then(() => true, unlessDeclined),
    signed: (subscriptionId, at = clock.now()) => {
      const body = Buffer.from(
        JSON.stringify({ id: `evt_${randomUUID()}`, type: UPDATED, subscriptionId }),
      );
      return { body, signature: signature.sign(body, at) };
    },
  };
}

/**
 * The adapter of Stripe in front of the double. @param priceId what the operator has set @param
 * clock of both
 */
export function stripeWorld(
  double: StripeDouble,
  priceId = 'price_double',
  clock = new FixedClock(),
): ProviderWorld {
  double.now = () => clock.now();
  const settings = {
    secretKey: 'sk_test_double',
    publishableKey: 'pk_test_double',
    webhookSecret: 'whsec_double',
    priceId,
    apiBase: double.url,
  };
  const provider = new StripePaymentProvider(settings, clock);
  return {
    provider,
    clock,
    newPerson: () => Promise.resolve({ userId: randomUUID(), email: 'ada@example.com' }),
    pay: (_userId, clientSecret, card) => Promise.resolve(double.books.pay(clientSecret, card)),
    signed: (subscriptionId, at = clock.now()) => {
      const event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: UPDATED,
        livemode: false,
        data: { object: { object: 'subscription', id: subscriptionId } },
      };
      const { body, signature } = double.sign(event, undefined, at);
      return { body: Buffer.from(body), signature };
    },
  };
}

function unlessDeclined(error: unknown): boolean {
  if (DomainError.is(error, 'CARD_DECLINED')) return false;
  throw error;
}
