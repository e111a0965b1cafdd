import type { Page } from '@playwright/test';
import { buildRide, intervalRide5x4, steadyRide1h } from '../../backend/test/builders/fit/index.js';
import { expectNoSidewaysScroll } from './support/page/accessible.js';
import { expectNothingFound } from './support/page/axe-clean.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { tabTo } from './support/page/keyboard.js';
import { openAs } from './support/page/open-as.js';

const THRESHOLDS = { currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 };

async function withIntervals(
  url: string,
  name: string,
): Promise<{ athlete: AthleteApi; path: string }> {
  const athlete = await AthleteApi.onboarded(url, `workout-page-${name}@example.org`);
  await athlete.saveProfile(THRESHOLDS);
  const id = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  return { athlete, path: `/workouts/${id}` };
}

const ready = (page: Page) => page.getByRole('heading', { name: 'Data and conditions' }).waitFor();
const summary = (page: Page) => page.getByRole('region', { name: /Workout Summary/ });
const intensity = (page: Page) =>
  summary(page)
    .locator('div', { has: page.getByRole('button', { name: 'Intensity factor' }) })
    .last()
    .locator('dd');

test('name and notes outlast a failing network and a reload [WKT-01, WKT-02, WKT-03]', async ({
  page,
  product,
}) => {
  const { athlete, path } = await withIntervals(product.url, 'words');
  await openAs(page, athlete.token, path);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Road Cycling Workout');
  await expect(page.getByText('5x4_minutes.fit').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');

  await test.step('what could not be sent stays in the field, with the reason', async () => {
    await page.getByRole('button', { name: 'Workout menu' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name of this workout' }).fill('Threshold day');
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('the server cannot be reached');
    await expect(page.getByRole('textbox', { name: 'Name of this workout' })).toHaveValue(
      'Threshold day',
    );
    await page.context().setOffline(false);
    await page.getByRole('textbox', { name: 'Name of this workout' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Threshold day');
  });

  await test.step('notes are saved when the field is left, and are text alone', async () => {
    await page.getByRole('button', { name: 'Add notes' }).click();
    const field = page.getByRole('textbox', { name: 'Notes on this workout' });
    await field.fill('<img src=x onerror="document.title=1"> legs *heavy*\nsecond line');
    await page.context().setOffline(true);
    await field.press('Tab');
    await expect(page.getByRole('alert')).toContainText('Your text is still here');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByLabel('Your notes')).toHaveText(
      '<img src=x onerror="document.title=1"> legs *heavy*\nsecond line',
      { useInnerText: true },
    );
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Threshold day');
  await expect(page.getByLabel('Your notes')).toContainText('legs *heavy*');
  await expect(page.locator('article img')).toHaveCount(0);
});

test('a workout is deleted only after it was said what goes with it', async ({ page, product }) => {
  const { athlete, path } = await withIntervals(product.url, 'delete');
  await openAs(page, athlete.token, path);
  await ready(page);
  await page.getByRole('button', { name: 'Workout menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete workout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this workout?' });
  await expect(dialog).toContainText('a trial upload that it used is not given back');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Workout menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete workout' }).click();
  await dialog.getByRole('button', { name: 'Delete workout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Workout not found' })).toBeVisible();
});

test('the intervals are walked with the keyboard and looked at on the curves', async ({
  page,
  product,
}) => {
  const { athlete, path } = await withIntervals(product.url, 'keyboard');
  await openAs(page, athlete.token, path);
  await ready(page);
  const table = page.getByRole('table', { name: 'Intervals' });
  await table.getByRole('button', { name: 'Warm-up' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('button', { name: 'Work 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('button', { name: 'Work 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('15:00 to 19:00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.getByRole('button', { name: 'Work 1' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByText('Whole workout')).toBeVisible();
  await page.keyboard.press('End');
  await expect(table.getByRole('button', { name: 'Cool-down' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '5 s', exact: true }));
});

test('thresholds that change are followed without reloading', async ({ page, product }) => {
  const { athlete, path } = await withIntervals(product.url, 'recompute');
  await athlete.upload('steady.fit', new Uint8Array(steadyRide1h()));
  await openAs(page, athlete.token, path);
  await ready(page);
  await expect(intensity(page)).toHaveText('0.88');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'All Workouts' })).toBeVisible();
  // Another tab of the same athlete.
  await athlete.saveProfile({ currentFTP: 200 });
  await page.goBack();
  await expect(intensity(page)).toHaveText('1.14');
  await expect(page.getByText('Your analysis is being computed')).toHaveCount(0);
  expect(documents).toEqual([]);

  await test.step('and it asks no more once they are in', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Change your thresholds' }).click();
    await page.getByLabel('FTP').fill('300');
    await page.getByRole('button', { name: 'Save and judge' }).click();
    await expect(intensity(page)).toHaveText('0.76');
    const settled = asked.filter((call) => call === `/api${path}`).length;
    await page.getByRole('button', { name: /more metrics/ }).click();
    await expect(page.getByRole('button', { name: 'Fewer metrics' })).toBeVisible();
    expect(asked.filter((call) => call === `/api${path}`)).toHaveLength(settled);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a tap explains a number, and nothing scrolls sideways [WKT-12, WKT-16]', async ({
    page,
    product,
  }) => {
    const { athlete, path } = await withIntervals(product.url, 'phone');
    await openAs(page, athlete.token, path);
    await ready(page);
    await page.getByRole('button', { name: 'Normalized power' }).tap();
    const explanation = page.getByRole('tooltip');
    await expect(explanation).toContainText('The steady power that would have cost you as much');
    await expect(explanation).toContainText('Coggan');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(explanation).toBeHidden();
    await page.getByRole('button', { name: 'Decoupling' }).first().tap();
    await expect(page.getByRole('tooltip').filter({ hasText: 'interval session' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('climbs, descents and stops point at the curves', async ({ page, product }) => {
  const athlete = await AthleteApi.onboarded(product.url, 'workout-page-terrain@example.org');
  await athlete.saveProfile(THRESHOLDS);
  const altitude = (distanceM: number): number =>
    300 + 260 * Math.max(0, Math.sin((2 * Math.PI * distanceM) / 14_000));
  const id = await athlete.upload(
    'over_the_hill.fit',
    new Uint8Array(
      buildRide({ seconds: 3600, seed: 36, altitude, pauses: [{ from: 1800, to: 1980 }] }),
    ),
  );
  await openAs(page, athlete.token, `/workouts/${id}`);
  await ready(page);
  const terrain = page.getByRole('table', { name: 'Terrain' });
  await expect(terrain.getByRole('columnheader')).toContainText(['Part', 'Height', 'Time']);
  await terrain.getByRole('button', { name: 'Descent 1' }).click();
  await expect(terrain.getByRole('button', { name: 'Descent 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByTitle('Stops').click();
  const stops = page.getByRole('table', { name: 'Stops' });
  await expect(stops.getByRole('row')).toHaveCount(2);
  await expect(stops.getByRole('row').nth(1)).toContainText('30:00');
  await expect(stops.getByRole('row').nth(1)).toContainText('3:00');
});

test('the page can be used by everybody, in narrow and wide windows, light and dark', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'workout-page-access@example.org');
  await athlete.saveProfile(THRESHOLDS);
  const altitude = (distanceM: number): number =>
    300 + 260 * Math.max(0, Math.sin((2 * Math.PI * distanceM) / 14_000));
  const power = (second: number): number => (second % 700 === 350 ? 2600 : 230);
  const id = await athlete.upload(
    'hilly.fit',
    new Uint8Array(
      buildRide({
        seconds: 3600,
        seed: 36,
        variation: 0.6,
        altitude,
        power,
        maxHr: 188,
        restingHr: 52,
      }),
    ),
  );
  await openAs(page, athlete.token, `/workouts/${id}`);
  await ready(page);
  await expect(page.getByRole('table', { name: 'Terrain' })).toBeVisible();
  await page.getByRole('button', { name: /more metrics/ }).click();
  // The list that opens puts a word under the pointer, which then explains itself.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await test.step('with the coach open at the side, and hidden', async () => {
    await expectNothingFound(page, { widths: [1440] });
    await page.getByRole('button', { name: 'Hide the coach' }).click();
    await expectNothingFound(page, { widths: [1440] });
  });
  await test.step('with the coach in a sheet, and closed', async () => {
    for (const width of [768, 360]) {
      await expectNothingFound(page, { widths: [width] });
      await page.getByRole('button', { name: 'Chat about this workout' }).click();
      await expect(page.getByRole('dialog', { name: 'Coach' })).toBeVisible();
      await expectNothingFound(page, { widths: [width] });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Coach' })).toBeHidden();
    }
  });
});
