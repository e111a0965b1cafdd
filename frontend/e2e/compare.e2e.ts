import type { Page } from '@playwright/test';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { comparingRider } from './support/athletes/compare-athletes.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const EXACT = 'Failed to load workouts for comparison. Please try again.';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Workouts compared' }).getByRole('listitem');

test('compares two rides by keyboard, with another base [CMP-01, CMP-02, CMP-03]', async ({
  page,
  product,
}) => {
  const { athlete, steady, stronger, intervals } = await comparingRider(
    product.url,
    'compare-two@example.org',
  );
  await test.step('findings say what changed, cards name the rides', async () => {
    await openAs(page, athlete.token, `/compare?ids=${steady},${stronger}`);
    await expect(page.getByRole('region', { name: 'What changed' })).toContainText(
      /on 10 June \d+\sW at \d+\sbpm, on 17 June \d+\sW at \d+\sbpm/,
    );
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveTitle('Compare · Stridewatt');
  });

  await test.step('a row shows both values and the difference, and only exceptions are marked [P14]', async () => {
    const row = page.getByRole('row', { name: /^Avg power/ });
    await expect(row).toContainText(/\+\d+\sW/);
    await expect(page.getByText('May it be compared?')).toHaveCount(0);
  });

  await test.step('the curves are read with the keyboard, by time and by distance', async () => {
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d+:\d\d, A \d+\sW, B \d+\sW$/);
    await page.getByRole('radiogroup', { name: 'Aligned by' }).getByText('Distance').click();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /km, /);
  });

  await test.step('it can be used by everybody in every window', async () => expectFit(page));

  await test.step('hills and splits stand beside each other, by distance and by time', async () => {
    const splits = page.getByRole('region', { name: 'Splits' });
    await expect(splits.getByRole('rowheader').first()).toHaveText('0–5 km');
    await splits.getByText('Time', { exact: true }).click();
    await expect(splits.getByRole('rowheader').first()).toHaveText('0:00–5:00');
  });

  await test.step('the curves are drawn one by one on request, each with its letter', async () => {
    await page.getByRole('radiogroup', { name: 'Layout' }).getByText('One by one').click();
    await expect(page.locator('#charts b[data-index]')).toHaveText(['A', 'B']);
    await expectFit(page);
    await page.getByRole('radiogroup', { name: 'Layout' }).getByText('Together').click();
  });

  await test.step('another base turns the comparison round, and the address keeps it', async () => {
    await page.getByRole('button', { name: 'Make base: B, 17 Jun' }).click();
    await expect(page.getByRole('button', { name: 'Make base: B, 10 Jun' })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/compare?ids=${stronger},${steady}`);
    await expect(page.getByRole('region', { name: 'What changed' })).toContainText(
      /on 17 June \d+\sW at \d+\sbpm, on 10 June \d+\sW at \d+\sbpm/,
    );
  });

  await test.step('an interval session is not compared, and each effort row says so', async () => {
    await page.goto(`/compare?ids=${steady},${intervals}`);
    await expect(
      page.getByText(/^These two are not alike: on 10 June a steady ride/),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Avg power/ })).toContainText('Not compared');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'They are different kinds of session.' }),
    ).toHaveCount(1);
    await expectFit(page);
  });

  await test.step('one workout alone leads back to where it is chosen', async () => {
    await page.getByRole('button', { name: 'Remove B, 24 Jun' }).click();
    await expect(page.getByRole('heading', { name: 'Choose two or three workouts' })).toBeVisible();
    await page.getByRole('link', { name: 'Choose workouts' }).click();
    await expect(page).toHaveURL(`${product.url}/?selected=${steady}`);
  });

  await test.step('what cannot be loaded is said and tried again [CMP-07]', async () => {
    await page.route('**/api/workouts/compare?*', (route) => route.abort());
    await page.goto(`/compare?ids=${steady},${stronger},${intervals}`);
    await expect(page.getByText(EXACT)).toBeVisible();
    await page.unroute('**/api/workouts/compare?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expectFit(page);
  });

  await test.step('nobody else can open it [GATE-14]', async () => {
    const stranger = await AthleteApi.onboarded(product.url, 'compare-stranger@example.org');
    await openAs(page, stranger.token, `/compare?ids=${steady},${stronger}`);
    await expect(page.getByRole('heading', { name: 'A workout is missing' })).toBeVisible();
    await expect(page.getByText(EXACT)).toBeVisible();
    await expectFit(page);
  });
});
