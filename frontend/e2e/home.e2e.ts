import type { Page } from '@playwright/test';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { homeAthlete } from './support/athletes/home-athlete.js';
import { tabTo } from './support/page/keyboard.js';
import { serveMany } from './support/athletes/many-workouts.js';
import { openAs } from './support/page/open-as.js';

const rows = (page: Page) =>
  page.getByRole('region', { name: 'All Workouts' }).locator('li[data-index]');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Selected for comparison' });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

test('selects, compares and opens two rides by keyboard [HOME-09, HOME-10, HOME-12]', async ({
  page,
  product,
}) => {
  const { api, rides, run } = await homeAthlete(product.url, 'home-keys@example.org');
  await openAs(page, api.token, '/');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await tabTo(page, boxes.nth(0));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/?selected=${rides[0]}`);
  await expect(bar(page).getByRole('button', { name: 'Analyze Selected' })).toBeDisabled();

  await test.step('the run cannot be added, and says why', async () => {
    const box = rows(page)
      .filter({ has: page.locator(`a[href="/workouts/${run}"]`) })
      .getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(
      'Only rides can be added: a ride is not compared with a run.',
    );
  });

  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/?selected=${rides[0]},${rides[1]}`);
  await expect(bar(page).getByRole('status')).toHaveText('2 selected. One more ride can be added.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/compare?ids=${rides[0]},${rides[1]}`);

  await test.step('from the comparison into one of them, to a range of its curves', async () => {
    await tabTo(
      page,
      page.getByRole('list', { name: 'Workouts compared' }).getByRole('link').first(),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/workouts/${rides[0]}$`));
    const curves = page.locator('#charts').getByRole('slider');
    await curves.waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Skip to the curves' }));
    await page.keyboard.press('Enter');
    await expect(curves).toBeFocused();
    for (const key of ['Home', 'Shift+PageUp', 'Shift+PageUp']) await page.keyboard.press(key);
    await expect(page.locator('#charts').getByRole('status')).toHaveText(
      /^Selected: 0:00 to 8:00\. Time 8:00, .*Power \d+\sW/,
    );
    await page.goBack();
    await page.goBack();
  });
  await expect(boxes.nth(0)).toBeChecked();
  await page.reload();
  await expect(bar(page).getByRole('listitem')).toHaveCount(2);
});

test('filters are in the address, selection stays [HOME-05, HOME-06, HOME-07, HOME-08]', async ({
  page,
  product,
}) => {
  const { api, rides, run } = await homeAthlete(product.url, 'home-filters@example.org');
  await openAs(page, api.token, '/');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Month' })).toBeDisabled();
  await rows(page).nth(0).getByRole('checkbox').check();

  await choose(page, 'Activity', 'Running');
  await expect(page).toHaveURL(`/?selected=${rides[0]}&sport=running`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 of 3 workouts')).toBeVisible();
  await expect(bar(page).getByRole('listitem')).toHaveCount(1);

  const year = await rows(page)
    .locator('time')
    .getAttribute('datetime')
    .then((start) => start?.slice(0, 4) ?? '');
  await choose(page, 'Year', year);
  await expect(page.getByRole('combobox', { name: 'Month' })).toBeEnabled();
  await expect(page).toHaveURL(new RegExp(`year=${year}`));
  await page.goBack();
  await expect(page).not.toHaveURL(/year=/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.goForward();
  await expect(rows(page).getByRole('link')).toHaveAttribute('href', `/workouts/${run}`);

  await test.step('a filter that nothing passes says what to relax', async () => {
    await page.goto('/?year=2019&sport=running');
    await expect(page.getByText('You have no workouts in 2019;')).toBeVisible();
    await page.getByRole('button', { name: 'All years' }).click();
    await expect(page).toHaveURL('/?sport=running');
    await expect(rows(page)).toHaveCount(1);
  });
});

test('finds a workout by words, days, kind and calendar, and names it in the list', async ({
  page,
  product,
}) => {
  const { api, rides, run } = await homeAthlete(product.url, 'home-find@example.org');
  await openAs(page, api.token, '/');
  await expect(rows(page)).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: 'Search workouts' });
  const newest = rows(page).filter({ has: page.locator(`a[href="/workouts/${rides[0]}"]`) });

  await test.step('a title, set in the list by keyboard', async () => {
    const rename = newest.getByRole('button', { name: /^Rename/ });
    await tabTo(page, rename);
    await page.keyboard.press('Enter');
    await page.keyboard.type('İzmir körfezi');
    await page.keyboard.press('Enter');
    await expect(newest.getByRole('link')).toHaveText('İzmir körfezi');
    await expect(newest.getByRole('button', { name: /^Rename İzmir/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Never mind');
    await page.keyboard.press('Escape');
    await expect(newest.getByRole('link')).toHaveText('İzmir körfezi');
  });

  await test.step('it is found in another case, without accents, and after a reload', async () => {
    await search.fill('izmir korf');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL('/?q=izmir+korf');
    await page.reload();
    await expect(rows(page).getByRole('link')).toHaveText('İzmir körfezi');
    await expect(search).toHaveValue('izmir korf');
  });

  await test.step('with all runs nothing matches, and one click clears the search', async () => {
    await choose(page, 'Activity', 'All runs');
    await expect(page.getByText(/You have no runs that match/)).toBeVisible();
    await page
      .getByRole('region', { name: 'All Workouts' })
      .getByRole('button', { name: 'Clear search' })
      .last()
      .click();
    await expect(rows(page).getByRole('link')).toHaveAttribute('href', `/workouts/${run}`);
    await page.goBack();
    await expect(page).toHaveURL(/q=izmir\+korf&family=running/);
  });

  await page.goto('/');
  await test.step('by the file name and by a day that is typed', async () => {
    await search.fill('autumn');
    await expect(rows(page)).toHaveCount(1);
    await search.fill('today');
    await expect(rows(page).getByRole('link')).toHaveAttribute('href', `/workouts/${rides[0]}`);
  });

  await test.step('by a day of the calendar', async () => {
    await search.press('Escape');
    const button = page.getByRole('button', { name: 'Calendar', exact: true });
    if (await button.isVisible()) await button.click();
    await page
      .getByRole('grid')
      .getByRole('button', { name: /: 1 ride/ })
      .last()
      .click();
    await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
  });
});

test('home fits every window in both themes [HOME-03, HOME-09, HOME-13, HOME-16, HOME-17]', async ({
  page,
  product,
}) => {
  const { api, rides } = await homeAthlete(product.url, 'home-fit@example.org');
  await openAs(page, api.token, `/?selected=${rides.join(',')}`);
  await expect(page.getByRole('region', { name: 'This week' }).getByText('warming up')).toHaveCount(
    0,
  );
  await expect(
    page.getByRole('region', { name: 'This week' }).getByText('Load', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your plan' })).toContainText(
    '0 of 3 uploads left',
  );
  await expect(rows(page).nth(0).getByText('5x4_minutes_by_the_river_and_b….fit')).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('complementary', { name: 'Your plan' })).toHaveCount(0);
});

test('10,000 workouts: few rows in the page, the place is kept [HOME-11]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'home-many@example.org');
  await serveMany(page, 10_000);
  await openAs(page, token, '/');
  await expect(page.getByText('10\u202f000 workouts')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(40);
  for (const index of [0, 2, 3]) await rows(page).nth(index).getByRole('checkbox').check();
  await expect(
    page.locator('li[data-index="5"]').getByRole('checkbox'),
  ).toHaveAccessibleDescription('Three are chosen, which is the most that can be compared.');

  const far = page.locator('li[data-index="150"]');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(far).toBeInViewport({ timeout: 50 });
  }).toPass({ timeout: 60_000, intervals: [10] });
  expect(await rows(page).count()).toBeLessThan(40);
  await expect(bar(page).getByRole('listitem')).toHaveCount(3);
  const place = await far.boundingBox();
  await far.getByRole('link').click();
  await expect(page).toHaveURL('/workouts/many-150');
  await page.goBack();
  await expect(far).toBeVisible();
  await expect
    .poll(async () => Math.round((await far.boundingBox())?.y ?? 0))
    .toBe(Math.round(place?.y ?? 1));
});

test('offline, home says how old it is and offers a retry [HOME-18]', async ({
  page,
  context,
  product,
}) => {
  const { api } = await homeAthlete(product.url, 'home-offline@example.org');
  await openAs(page, api.token, '/');
  await expect(rows(page)).toHaveCount(3);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);

  await page.route(/\/api\/workouts\?/, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'No.' } }),
  );
  await page.reload();
  await expect(page.getByText('Failed to load workouts. Please try again.')).toBeVisible();
  await expectFit(page);
  await page.unroute(/\/api\/workouts\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('the bar works, payment gets thanks, logout is clean [HOME-01, HOME-02, HOME-15]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'home-bar@example.org');
  await openAs(page, token, '/?payment=success');
  await expect(page.getByText('Payment successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.setViewportSize({ width: 360, height: 780 });
  for (const name of ['Stridewatt, home', 'Progress', 'Upload a workout'])
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('.ant-dropdown:visible')).toHaveCount(0);
});
