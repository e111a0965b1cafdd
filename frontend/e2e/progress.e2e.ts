import type { Page } from '@playwright/test';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';
import { regularTraining, trainAs } from './support/athletes/training-history.js';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('progress begins with a way to the first workout', async ({ page, product }) => {
  const { token } = await AthleteApi.onboarded(product.url, 'progress-none@example.org');
  await openAs(page, token, '/progress');
  await page.getByRole('heading', { name: 'Progress begins with your first workout' }).waitFor();
  await expectFit(page);
  await page.getByRole('link', { name: 'Upload your first workout' }).click();
  await expect(page).toHaveURL(/\/upload$/);
});

test('three trial rides: warm-up is drawn, records link to workouts', async ({ page, product }) => {
  const athlete = await AthleteApi.onboarded(product.url, 'progress-trial@example.org');
  await athlete.keepThresholds(daysAgo(60), {
    currentFTP: 260,
    maxHR: 188,
    restingHR: 52,
    weightKg: 72,
  });
  await trainAs(athlete, regularTraining(3, 4, 1, ['ride']));
  await openAs(page, athlete.token, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Progress' })
    .click();
  await expect(region(page, 'What stands out')).toBeVisible();
  await expect(page.getByText(/Warming up: the first 42 days/)).toBeVisible();
  await expect(page.getByText('Form: not yet')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Rides or runs' })).toHaveCount(0);
  await expect(region(page, 'Efficiency')).toContainText(
    'Not told: A trend of efficiency needs at least 6 steady workouts',
  );
  await expectFit(page);
  await region(page, 'Records')
    .getByRole('link', { name: /workout of 20 min/ })
    .click();
  await expect(page).toHaveURL(/\/workouts\/[0-9a-f-]{36}$/);
});

test('months of rides and runs: address and keyboard control the charts', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'progress-months@example.org');
  await athlete.keepThresholds(daysAgo(200), {
    currentFTP: 260,
    maxHR: 188,
    restingHR: 52,
    weightKg: 72,
  });
  await athlete.subscribe();
  await trainAs(athlete, [...regularTraining(12, 6, 3), ...regularTraining(3, 20, 5, ['run'])]);
  await openAs(page, athlete.token, '/progress');

  await test.step('what stands out, and the weeks', async () => {
    await expect(region(page, 'What stands out')).toContainText(/\d/);
    const bars = page.getByRole('slider', { name: /^Time by week/ });
    await bars.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bars).toHaveAttribute('aria-valuetext', /Time .*\sh, Distance .*\skm/);
    await region(page, 'Time by week').getByTitle('Load').click();
    await expect(region(page, 'Load by week')).toContainText('What load is');
  });

  await test.step('range and family', async () => {
    await page.getByTitle('Runs').click();
    await expect(page).toHaveURL(/\/progress\?family=running$/);
    await expect(region(page, 'Records')).toContainText('5 km');
    await expect(region(page, 'Power by duration')).toHaveCount(0);
    await expect(region(page, 'Best run efforts by month')).toBeVisible();
    await page.getByTitle('Rides').click();
    await expect(page).toHaveURL(/\/progress\?family=cycling$/);
    await region(page, 'Power by duration').waitFor();
    await page.getByTitle('6 weeks').click();
    await expect(page).toHaveURL(/family=cycling&range=6w$/);
    await expect(page.getByRole('slider', { name: /^Load by week/ })).toHaveAttribute(
      'aria-valuemax',
      '5',
    );
    await page.reload();
    await expect(page.getByRole('slider', { name: /^Load by week/ })).toHaveAttribute(
      'aria-valuemax',
      '5',
    );
  });

  await test.step('everybody can use it', async () => {
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectFit(page);
    await page.getByRole('button', { name: 'Polarization' }).focus();
    await expect(
      page.getByText('Above 2.00 counts as polarized by convention').first(),
    ).toBeVisible();
  });

  await test.step('a point of the power curve leads to its workout', async () => {
    const curve = page.getByRole('slider', { name: /^Best power by duration/ });
    await curve.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workouts\/[0-9a-f-]{36}$/);
  });
});

test('says that it is offline and recovers automatically', async ({ page, context, product }) => {
  const athlete = await AthleteApi.onboarded(product.url, 'progress-offline@example.org');
  await trainAs(athlete, regularTraining(1, 1, 1, ['ride']));
  await openAs(page, athlete.token, '/');
  await page.getByRole('heading', { name: 'All Workouts' }).waitFor();
  await page.route('**/api/records**', (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Progress' })
    .click();
  await page.getByRole('heading', { name: 'Stridewatt cannot be reached' }).waitFor();
  await page.unroute('**/api/records**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(region(page, 'Records')).toBeVisible();
});
