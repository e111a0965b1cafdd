import type { Page } from '@playwright/test';
import { addRides, homeAthlete } from '../support/athletes/home-athlete.js';
import { serveMany } from '../support/athletes/many-workouts.js';
import { heading, type Picture } from '../support/page/picture.js';

const list = /\/api\/workouts\?/;

/**
 * Home in its states: with this week, a selection, filters that nothing passes, a failure, no
 * connection, and while it loads.
 */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const trial = await homeAthlete(url, 'home-trial@example.org');
  const { api, rides } = await homeAthlete(url, 'home@example.org');
  await api.subscribe();
  await addRides(api, [2, 4, 11, 16, 25]);
  const { token } = api;
  return [
    { name: 'home-trial', path: '/', token: trial.api.token, settled: weekLoaded },
    { name: 'home-this-week', path: '/', token, settled: weekLoaded },
    { name: 'home-selection', path: `/?selected=${rides.join(',')}`, token, settled: atTheList },
    {
      name: 'home-filtered-empty',
      path: '/?year=2019&sport=running',
      token,
      settled: nothingMatches,
    },
    { name: 'home-many', path: '/', token, settled: many },
    { name: 'home-renaming', path: '/?q=nobody', token, settled: renaming },
    { name: 'home-error', path: '/', token, settled: failing },
    { name: 'home-offline', path: '/', token, settled: goOffline },
    { name: 'home-loading', path: '/', token, settled: stillLoading },
  ];
}

async function weekLoaded(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'This week' })
    .getByText('Load', { exact: true })
    .waitFor();
  await heading('All Workouts')(page);
}

async function atTheList(page: Page): Promise<void> {
  await weekLoaded(page);
  await page.getByRole('complementary', { name: 'Selected for comparison' }).waitFor();
  await page
    .getByRole('heading', { name: 'All Workouts' })
    .evaluate((title) => title.scrollIntoView());
}

async function nothingMatches(page: Page): Promise<void> {
  await heading('No workouts match')(page);
  await page
    .getByRole('heading', { name: 'All Workouts' })
    .evaluate((title) => title.scrollIntoView());
}

/** A thousand workouts, with titles of every kind, and the calendar where it is behind a button. */
async function many(page: Page): Promise<void> {
  await serveMany(page, 1000);
  await page.reload();
  await page.getByText('1000 workouts').waitFor();
  await openCalendar(page);
  await page
    .getByRole('heading', { name: 'All Workouts' })
    .evaluate((title) => title.scrollIntoView());
}

async function renaming(page: Page): Promise<void> {
  await heading('No workouts match')(page);
  await serveMany(page, 10);
  await page.goto('/?from=2026-11-16&to=2026-11-22');
  const row = page.getByRole('region', { name: 'All Workouts' }).locator('li').nth(3);
  await row.getByRole('button', { name: /^Rename/ }).click();
  await row.scrollIntoViewIfNeeded();
}

async function openCalendar(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Calendar', exact: true });
  if (await button.isVisible()) await button.click();
  await page.getByRole('grid').getByText('Load').first().waitFor();
}

async function failing(page: Page): Promise<void> {
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'No.' } }),
  );
  await page.reload();
  await page.getByText('Failed to load workouts. Please try again.').waitFor();
}

async function goOffline(page: Page): Promise<void> {
  await weekLoaded(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
}

async function stillLoading(page: Page): Promise<void> {
  await page.route(list, () => new Promise<void>(() => undefined));
  await page.reload();
  await page.getByRole('status', { name: 'Loading workouts' }).waitFor();
}
