import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { stripeClient } from '#billing/adapters/stripe/stripe-client.js';
import { PRICE_ID } from '#test/support/doubles/stripe-double/objects/price.js';
import { StripeDouble, WEBHOOK_SECRET } from '#test/support/doubles/stripe-double/stripe-double.js';

type Kind =
  | 'Customer'
  | 'Subscription'
  | 'SubscriptionItem'
  | 'Price'
  | 'Plan'
  | 'Invoice'
  | 'PaymentIntent'
  | 'DeletedCustomer';

const FILES: Readonly<Record<Kind, string>> = {
  Customer: 'Customers',
  DeletedCustomer: 'Customers',
  Subscription: 'Subscriptions',
  SubscriptionItem: 'SubscriptionItems',
  Price: 'Prices',
  Plan: 'Plans',
  Invoice: 'Invoices',
  PaymentIntent: 'PaymentIntents',
};

/**
 * What the double sends over the wire, against the declarations of the installed SDK. That each
 * value is of the right kind is shown by the compiler, as the double builds nothing but the SDK's
 * own types; here, that nothing is lost or renamed on the way.
 */
describe('the Stripe double', () => {
  let double: StripeDouble;
  let stripe: Stripe;
  let customer: string;
  beforeAll(async () => {
    double = await StripeDouble.start();
    stripe = stripeClient({
      secretKey: 'sk_test_double',
      publishableKey: 'pk_test_double',
      webhookSecret: WEBHOOK_SECRET,
      priceId: PRICE_ID,
      apiBase: double.url,
    });
    customer = (
      await stripe.customers.create({ email: 'ada@example.com', metadata: { userId: 'u1' } })
    ).id;
  });
  afterAll(() => double.stop());

  const subscribed = () =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: PRICE_ID }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
  const confirm = async (
    invoice: Stripe.Invoice,
    card: string,
  ): Promise<{
    status: number;
    body: Stripe.PaymentIntent & { error?: { payment_intent: Stripe.PaymentIntent; code: string } };
  }> => {
    const secret = invoice.confirmation_secret?.client_secret ?? '';
    const fields = {
      client_secret: secret,
      return_url: 'https://training.example.com/back',
      'payment_method_data[card][number]': card,
    };
    const answer = await fetch(
      `${double.url}/v1/payment_intents/${secret.split('_secret_')[0] ?? ''}/confirm`,
      { method: 'POST', body: new URLSearchParams(fields) },
    );
    return { status: answer.status, body: (await answer.json()) as Stripe.PaymentIntent };
  };
  const invoiceOf = ({ latest_invoice }: Stripe.Subscription): Stripe.Invoice => {
    if (latest_invoice === null || typeof latest_invoice === 'string')
      throw new Error('the invoice was not expanded');
    return latest_invoice;
  };

  it('sends every SDK field of subscription, item, price and invoice, and no other', async () => {
    const subscription = await subscribed();
    const [item] = subscription.items.data;
    await expectDeclared('Subscription', subscription);
    await expectDeclared('SubscriptionItem', item);
    await expectDeclared('Price', item?.price);
    await expectDeclared('Plan', item?.plan);
    await expectDeclared('Invoice', invoiceOf(subscription));
    expect(item?.price.unit_amount_decimal).toEqual(Stripe.Decimal.from(1_000));
    for (const { data } of [await stripe.subscriptions.list({ customer, status: 'all' })])
      for (const one of data) await expectDeclared('Subscription', one);
  });

  it('sends every SDK field of created and deleted customers', async () => {
    const made = await stripe.customers.create({
      email: 'bob@example.com',
      metadata: { userId: 'u2' },
    });
    await expectDeclared('Customer', made);
    await expectDeclared('DeletedCustomer', await stripe.customers.del(made.id));
  });

  it('sends every SDK field of declined, challenged and paid payments', async () => {
    const invoice = invoiceOf(await subscribed());
    const declined = await confirm(invoice, '4000000000000002');
    expect([
      declined.status,
      declined.body.error?.code,
      declined.body.error?.payment_intent.status,
    ]).toEqual([402, 'card_declined', 'requires_payment_method']);
    await expectDeclared('PaymentIntent', declined.body.error?.payment_intent);
    const asked = await confirm(invoice, '4000002760003184');
    expect([asked.status, asked.body.status, asked.body.next_action?.type]).toEqual([
      200,
      'requires_action',
      'redirect_to_url',
    ]);
    const paid = await confirm(invoice, '4242424242424242');
    expect([paid.status, paid.body.status, paid.body.amount_received]).toEqual([
      200,
      'succeeded',
      1_000,
    ]);
    await expectDeclared('PaymentIntent', paid.body);
    expect((await confirm(invoice, '4242424242424242')).body.error?.code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  it('sends only statuses and events that the SDK declares, in its API version', async () => {
    const id = (await subscribed()).id;
    const subscription = double.books.subscriptions.get(id);
    if (!subscription) throw new Error('there is no such subscription');
    double.books.pay(subscription.invoice.intent.secret, 'pays');
    double.books.pause(subscription);
    await stripe.subscriptions.resume(id);
    double.books.pay(subscription.invoice.intent.secret, 'declined');
    double.books.pay(subscription.invoice.intent.secret, 'pays');
    await stripe.subscriptions.cancel(id);
    const [subscriptions, events] = await Promise.all([
      declarationOf('Subscriptions'),
      declarationOf('Events'),
    ]);
    for (const { body, signature, type } of double.events) {
      const event = Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
      expect(event.api_version).toBe(Stripe.API_VERSION);
      expect(events).toContain(`'${type}'`);
      const { object } = event.data as { object: Stripe.Subscription | Stripe.Invoice };
      await expectDeclared(object.object === 'invoice' ? 'Invoice' : 'Subscription', object);
      if (object.object === 'subscription')
        expect(/type Status = ([^;]*)/.exec(subscriptions)?.[1]).toContain(`'${object.status}'`);
    }
    expect(new Set(double.events.map(({ type }) => type)).size).toBe(7);
  });
});

function declarationOf(file: string): Promise<string> {
  return readFile(
    new URL(`../../../../node_modules/stripe/esm/resources/${file}.d.ts`, import.meta.url),
    'utf8',
  );
}

/** Every required field is present, and every field is declared. */
async function expectDeclared(kind: Kind, object: object | undefined): Promise<void> {
  const [, body = ''] =
    new RegExp(`^export interface ${kind} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(
      await declarationOf(FILES[kind]),
    ) ?? [];
  const fields = [...body.matchAll(/^ {4}(\w+)(\??):/gm)].map(([, name = '', optional]) => ({
    name,
    optional: optional === '?',
  }));
  expect(fields.length).toBeGreaterThan(2);
  // The SDK adds response metadata as a property that is not enumerable.
  const sent = Object.keys(object ?? {});
  expect(
    fields
      .filter(({ name, optional }) => !optional && !sent.includes(name))
      .map(({ name }) => name),
  ).toEqual([]);
  expect(sent.filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
}
