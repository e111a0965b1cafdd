import { test as base, type BrowserContext, type Route } from '@playwright/test';
import { StripeDouble } from '../../../../backend/test/support/doubles/stripe-double/stripe-double.js';
import {
  CHALLENGE,
  challenged,
} from '../../../../backend/test/support/doubles/stripe-double/stripe-payments.js';
import { startProduct, type Product } from './product.js';
import { BANK, STRIPE_FRAME, STRIPE_JS } from './stripe-js.js';

export interface Paying {
  readonly product: Product;
  readonly stripe: StripeDouble;
}

/**
 * The product with the keys of Stripe, in front of a double of it, and a browser in which Stripe's
 * own addresses lead there.
 */
export const test = base.extend<object, { paying: Paying }>({
  paying: [
    async ({ browserName: _any }, use) => {
      const stripe = await StripeDouble.start();
      try {
        const product = await startProduct(stripe.env);
        try {
          await use({ product, stripe });
        } finally {
          stripe.deliver = null;
          await product.stop();
        }
      } finally {
        await stripe.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ paying }, use) => use(paying.product.url),
  context: async ({ context, paying }, use) => {
    await leadToDouble(context, paying.stripe);
    await use(context);
  },
});

export { expect } from '@playwright/test';

/** As Stripe sends them: concurrently, each once. */
export function deliverTo({ product, stripe }: Paying): void {
  stripe.deliver = ({ body, signature }) => {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    // What is lost on the way is what a sync and the reconciliation are for.
    void fetch(`${product.url}/api/billing/webhook`, { method: 'POST', body, headers }).catch(
      () => undefined,
    );
  };
}

async function leadToDouble(context: BrowserContext, stripe: StripeDouble): Promise<void> {
  const page =
    (body: string, contentType = 'text/html') =>
    (route: Route) =>
      route.fulfill({ body, contentType });
  await context.route(
    /^https:\/\/js\.stripe\.com\/[a-z0-9]+\/stripe\.js/,
    page(STRIPE_JS, 'text/javascript'),
  );
  await context.route(/^https:\/\/js\.stripe\.com\/v3\/elements-inner/, page(STRIPE_FRAME));
  await context.route('https://api.stripe.com/**', async (route) => {
    const asked = route.request();
    const answer = await fetch(asked.url().replace('https://api.stripe.com', stripe.url), {
      method: asked.method(),
      body: asked.postData(),
    });
    await route.fulfill({
      status: answer.status,
      body: await answer.text(),
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await context.route(`${CHALLENGE}*`, async (route) => {
    const asked = route.request();
    if (asked.method() === 'GET') return page(BANK)(route);
    const location = challenged(
      stripe.books,
      new URL(asked.url()),
      asked.postData() === 'answer=yes',
    );
    return route.fulfill({ status: 303, headers: { location } });
  });
}
