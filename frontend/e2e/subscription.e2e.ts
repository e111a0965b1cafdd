import { buildRun } from '../../backend/test/builders/fit/index.js';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const subscribe = { name: 'Subscribe Now - $10 USD/month' };

test('pays in the sandbox when retried [SUB-01, SUB-05, SUB-06, SUB-09, SUB-12, HOME-15]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'plan-begins@example.org');
  await openAs(page, token, '/subscribe');
  await expect(page.getByRole('button', subscribe)).toBeVisible();
  await expectFit(page);
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByRole('button', subscribe).click();
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your subscription is active' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your subscription is active' })).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/subscribe');
  await expect(page.getByText('Already Subscribed')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});

test('cancels on the profile and keeps access [PRO-16, PRO-17, PRO-19, SUB-18, UPL-26]', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'plan-ends@example.org');
  await athlete.subscribe();
  await openAs(page, athlete.token, '/profile');
  await page.getByRole('button', { name: 'Cancel Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Cannot Cancel Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText("Cancel request sent. We'll email you shortly.")).toBeVisible();
  await expect(page.getByText(/Status: Canceled\. You keep Pro until/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Status: Canceled\. You keep Pro until/)).toBeVisible();
  await expectFit(page);
  for (const day of [1, 2, 3, 4]) {
    const run = buildRun({
      seconds: 600,
      seed: day,
      startTime: new Date(Date.UTC(2026, 4, day, 7)),
      speed: () => 3,
    });
    await athlete.upload(`run-${day}.fit`, new Uint8Array(run));
  }
  await page.getByRole('button', { name: 'Cancel Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Close your account for good?' })).toBeVisible();
});
