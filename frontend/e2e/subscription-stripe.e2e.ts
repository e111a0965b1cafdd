import type { FrameLocator, Page } from '@playwright/test';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { openAs } from './support/page/open-as.js';
import { deliverTo, expect, test, type Paying } from './support/server/stripe-fixtures.js';
import type { Subscription } from '../../backend/test/support/doubles/stripe-double/stripe-books.js';

const subscribe = { name: 'Subscribe Now - $10 USD/month' };
const active = { name: 'Your subscription is active' };
const DAY_S = 86_400;

const frame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

async function payWith(page: Page, number: string, button = subscribe): Promise<void> {
  await frame(page).getByLabel('Card number').fill(number);
  await page.getByRole('button', button).click();
}

/** Somebody whose plan runs, as the browser has paid it before. */
async function subscribed(
  { product, stripe }: Paying,
  email: string,
): Promise<{ readonly athlete: AthleteApi; readonly subscription: Subscription }> {
  const athlete = await AthleteApi.onboarded(product.url, email);
  const secret = await athlete.checkout();
  stripe.books.pay(secret, 'pays');
  await expect.poll(() => athlete.plan()).toMatchObject({ subscriptionStatus: 'ACTIVE' });
  const subscription = [...stripe.books.subscriptions.values()].find(
    ({ invoice }) => invoice.intent.secret === secret,
  );
  if (!subscription) throw new Error('nothing was subscribed');
  return { athlete, subscription };
}

test.beforeEach(({ paying }) => deliverTo(paying));

test('pays by Stripe after a declined card [SUB-01, SUB-05, SUB-06, SUB-09, SUB-12]', async ({
  page,
  paying,
}) => {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  );
  const { token } = await AthleteApi.onboarded(paying.product.url, 'stripe-begins@example.org');
  await page.clock.install();
  await openAs(page, token, '/subscribe');
  await expect(page.getByRole('button', subscribe)).toBeEnabled();
  await expect(page.getByText('sandbox')).toHaveCount(0);
  await expectFit(page);
  await page.getByRole('button', subscribe).click();
  await expect(page.getByRole('button', subscribe)).toBeEnabled();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByText('Your card was declined.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The payment was refused' })).toBeVisible();
  await expect(page).toHaveURL(/\/subscribe$/);
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', active)).toBeVisible();
  await expect(page).toHaveURL(/\/subscription\/confirmation$/);
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/subscribe');
  await expect(page.getByText('Already Subscribed')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Status: Active')).toBeVisible();
  expect(refused).toEqual([]);
});

test('only a passed bank check pays [SUB-05, SUB-08, SUB-10, SUB-12]', async ({ page, paying }) => {
  const { token } = await AthleteApi.onboarded(paying.product.url, 'stripe-asks@example.org');
  await openAs(page, token, '/subscribe');
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription\/confirmation$/);
  await page.getByRole('link', { name: 'Return to Subscribe' }).click();
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', active)).toBeVisible();
});

test('the confirmation waits, then gives up [SUB-07, SUB-08, SUB-10, SUB-11, X-20]', async ({
  page,
  paying,
}) => {
  const athlete = await AthleteApi.onboarded(paying.product.url, 'stripe-waits@example.org');
  await athlete.checkout();
  await page.clock.install();
  await openAs(page, athlete.token, '/subscription/confirmation?redirect_status=succeeded');
  await expect(page.getByRole('heading', { name: 'Confirming your subscription' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByText(/^We couldn't confirm your subscription yet/)).toBeVisible({
      timeout: 300,
    });
  }).toPass();
  await expectFit(page);
  await page.getByRole('link', { name: 'Return to Subscribe' }).click();
  await payWith(page, '4242424242424242');
  await expect(page.getByRole('heading', active)).toBeVisible();
});

test('two tabs pay once; a closed browser still has the plan [SUB-20]', async ({
  context,
  page,
  paying: { product, stripe },
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'stripe-two-tabs@example.org');
  await openAs(page, athlete.token, '/profile');
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto('/subscribe')));
  for (const tab of [page, other]) await expect(tab.getByRole('button', subscribe)).toBeEnabled();
  const [customer] = [...stripe.books.customers.values()].filter(
    ({ email }) => email === 'stripe-two-tabs@example.org',
  );
  const own = () =>
    [...stripe.books.subscriptions.values()].filter(
      (subscription) => subscription.customer === customer?.id,
    );
  expect(own()).toHaveLength(1);
  await other.route('**/subscription/confirmation*', (route) => route.abort());
  await payWith(other, '4242424242424242');
  await expect.poll(() => own()[0]?.status).toBe('active');
  await other.close();
  await expect.poll(() => athlete.plan()).toMatchObject({ subscriptionStatus: 'ACTIVE' });
  await payWith(page, '4242424242424242');
  await expect(page.getByText('Payment Failed')).toBeVisible();
  expect(stripe.books.charges.get(own()[0]?.id ?? '')).toBe(1);
});

test('pays a failed renewal from banner and profile [HOME-13, UPL-17, X-14, X-19]', async ({
  page,
  paying,
}) => {
  const { stripe } = paying;
  const { athlete, subscription } = await subscribed(paying, 'stripe-owes@example.org');
  const owe = async (daysAgo: number): Promise<void> => {
    subscription.periodEnd = Math.floor(stripe.now().getTime() / 1000) - daysAgo * DAY_S;
    subscription.failsAtRenewal = true;
    stripe.books.liveOn();
    await expect
      .poll(() => athlete.plan())
      .toMatchObject({
        lastPayment: 'failed',
        subscriptionStatus: daysAgo < 7 ? 'ACTIVE' : 'SUSPENDED',
      });
  };
  await owe(1);
  await openAs(page, athlete.token, '/');
  await page.getByRole('link', { name: 'Update payment' }).click();
  await payWith(page, '4242424242424242', { name: 'Pay Now - $10 USD' });
  await expect(page.getByRole('heading', active)).toBeVisible();
  await owe(8);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/profile');
  await expect(
    page.getByText(/suspended, because the last payment did not go through/),
  ).toBeVisible();
  await expectFit(page);
  await page.goto('/subscription');
  await expect(page).toHaveURL(/\/subscribe$/);
  await payWith(page, '4242424242424242', { name: 'Pay Now - $10 USD' });
  await expect(page.getByRole('heading', active)).toBeVisible();
  expect(await athlete.plan()).toMatchObject({ subscriptionStatus: 'ACTIVE', lastPayment: 'paid' });
});

test('a plan that Stripe has paused is taken up again by paying for it [X-19]', async ({
  page,
  paying,
}) => {
  const { athlete, subscription } = await subscribed(paying, 'stripe-pauses@example.org');
  subscription.periodEnd = Math.floor(paying.stripe.now().getTime() / 1000) - 1;
  paying.stripe.books.pause(subscription);
  await expect.poll(() => athlete.plan()).toMatchObject({ subscriptionStatus: 'COMPLETED' });
  await openAs(page, athlete.token, '/subscribe');
  await payWith(page, '4242424242424242');
  await expect(page.getByRole('heading', active)).toBeVisible();
  expect(await athlete.plan()).toMatchObject({ subscriptionStatus: 'ACTIVE' });
});
