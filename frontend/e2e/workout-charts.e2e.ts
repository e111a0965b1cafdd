import type { Page } from '@playwright/test';
import { buildRide, indoorRideNoGps } from '../../backend/test/builders/fit/index.js';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import {
  dragOver,
  holdAndMove,
  rangeOf,
  readoutOf,
  sheetOf,
  type Range,
} from './support/page/charts.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const SECONDS = 2400;
const LAPS = [{ seconds: 600 }, { seconds: 900 }, { seconds: 900 }] as const;

/** Easy, then half a minute hard and half a minute easy in turns, then easy. */
function watts(second: number): number {
  if (second < 600 || second >= 1800) return 150;
  return second % 60 < 30 ? 320 : 180;
}

const heartRate = (second: number): number => 110 + Math.floor(second / 60);
const ride = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buildRide({ seconds: SECONDS, power: watts, heartRate, laps: LAPS }));

const secondsIn = ({ from, to }: Range): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** By the definition: the fourth root of the mean of the fourth powers of the means over 30 s. */
function normalized(values: readonly number[]): number {
  const rolling = values.slice(29).map((_, index) => mean(values.slice(index, index + 30)));
  return mean(rolling.map((value) => value ** 4)) ** 0.25;
}

async function open(
  page: Page,
  url: string,
  name: string,
  file: Uint8Array<ArrayBuffer>,
  place = '',
): Promise<string> {
  const athlete = await AthleteApi.onboarded(url, `charts-${name}@example.org`);
  const path = `/workouts/${await athlete.upload(`${name}.fit`, file)}`;
  await openAs(page, athlete.token, `${path}${place}`);
  await expect(sheetOf(page)).toBeVisible();
  return path;
}

test('a range dragged open tells its own averages, and the map and the laps follow', async ({
  page,
  product,
}) => {
  await open(page, product.url, 'drag', ride());
  const map = page.getByRole('application', { name: /^Route/ });
  await expect(map).toBeVisible();
  await dragOver(page, 0.2, 0.7);

  await expect(async () => {
    // The address follows the selection a moment later. It is in whole seconds, the selection is
    // not: a second more or less is a watt at most.
    const chosen = (await rangeOf(page)) ?? nothingSelected();
    expect(
      Math.abs((await readoutOf(page, 'Power')) - mean(secondsIn(chosen).map(watts))),
    ).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 20_000 });
  const range = (await rangeOf(page)) ?? nothingSelected();
  const power = secondsIn(range).map(watts);
  expect(Math.abs((await readoutOf(page, 'NP')) - normalized(power))).toBeLessThanOrEqual(1);
  expect(
    Math.abs((await readoutOf(page, 'Heart rate')) - mean(secondsIn(range).map(heartRate))),
  ).toBeLessThanOrEqual(1);

  const before = await map.locator('canvas').screenshot();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => rangeOf(page)).toBeNull();
  expect((await map.locator('canvas').screenshot()).equals(before)).toBe(false);

  const sheet = await sheetOf(page).boundingBox();
  if (!sheet) throw new Error('the curves are not drawn');
  await page.mouse.move(sheet.x + sheet.width / 2, sheet.y + 60);
  await expect(page.getByTestId('map-cursor')).not.toHaveAttribute('hidden');

  const part = page.locator('[data-part]').nth(1);
  await part.hover();
  await expect(page.getByTestId('highlight')).toBeAttached();
  await part.click();
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => rangeOf(page)).not.toBeNull();
  const picked = (await rangeOf(page)) ?? range;
  expect(
    Math.abs((await readoutOf(page, 'Power')) - mean(secondsIn(picked).map(watts))),
  ).toBeLessThanOrEqual(1);
});

test('an hour of a ride of six hours tells exact means and normalized power, read once', async ({
  page,
  product,
}) => {
  const long = new Uint8Array(
    buildRide({
      seconds: 21_600,
      power: (second) => watts(second % SECONDS),
      heartRate: (second) => 110 + Math.floor(second / 600),
      laps: LAPS,
    }),
  );
  const ranges: string[] = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams;
    if (query.has('from') && request.url().includes('/streams'))
      ranges.push(`${query.get('from') ?? ''}-${query.get('to') ?? ''}`);
  });
  await open(page, product.url, 'six-hours', long, '#t=7200-10800');
  const hour = secondsIn({ from: 7200, to: 10_800 });
  const power = hour.map((second) => watts(second % SECONDS));
  await expect.poll(() => readoutOf(page, 'NP')).toBe(Math.round(normalized(power)));
  await expect(page.locator('[data-precision]')).toHaveCount(0);
  expect(await readoutOf(page, 'Power')).toBe(Math.round(mean(power)));
  expect(await readoutOf(page, 'Heart rate')).toBe(
    Math.round(mean(hour.map((second) => 110 + Math.floor(second / 600)))),
  );
  expect(ranges).toEqual(['7200-10800']);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await dragOver(page, 0.5, 0.7);
  const range = await rangeOf(page);
  if (!range) throw new Error('nothing was selected');
  await expect.poll(() => readoutOf(page, 'NP')).toBeGreaterThan(0);
  const dragged = secondsIn(range).map((second) => watts(second % SECONDS));
  expect(Math.abs((await readoutOf(page, 'NP')) - normalized(dragged))).toBeLessThanOrEqual(1);
  expect(ranges).toHaveLength(2);
});

test('an address opens a range, keys change it, a bad one opens nothing', async ({
  page,
  product,
}) => {
  const path = await open(page, product.url, 'address', ride(), '#t=600-1800&ch=power');
  await expect(page.getByText('10:00 to 30:00', { exact: true })).toBeVisible();
  await expect(page.locator('[data-marked="true"]')).toContainText('Power');
  await expect
    .poll(() => readoutOf(page, 'NP'))
    .toBe(Math.round(normalized(secondsIn({ from: 600, to: 1800 }).map(watts))));
  await sheetOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page)).toHaveAttribute('aria-valuemin', '600');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveAttribute('aria-valuemin', '0');
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
  await expectFit(page);

  await page.goto('about:blank');
  await page.goto(`${path}#t=99999-100000&ch=power`);
  await expect(page.getByText('Whole workout')).toBeVisible();
});

test('the curves are laid out by distance or without the pauses, as last chosen', async ({
  page,
  product,
}) => {
  const pauses = [{ from: 900, to: 1500 }];
  await open(page, product.url, 'axis', new Uint8Array(buildRide({ seconds: SECONDS, pauses })));
  const axis = (name: string) =>
    page.getByRole('radiogroup', { name: 'Horizontal axis' }).getByText(name, { exact: true });
  await axis('Moving').click();
  await sheetOf(page).focus();
  await page.keyboard.press('End');
  expect(await sheetOf(page).getAttribute('aria-valuetext')).toMatch(/^40:00|^39:59/);
  await expect(page.locator('#charts').getByText('25:00', { exact: true })).toBeVisible();
  await expect(page.locator('#charts').getByText('35:00', { exact: true })).toHaveCount(0);
  await axis('Distance').click();
  await page.reload();
  await expect(page.locator('#charts').getByText('5 km', { exact: true })).toBeVisible();
});

test('indoors there are curves and no map', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, product.url, 'indoor', new Uint8Array(indoorRideNoGps()));
  await expect(page.getByRole('region', { name: 'Route' })).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(product.url))).toEqual([]);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a rest on the curves selects, and the numbers are there', async ({ page, product }) => {
    await open(page, product.url, 'touch', ride());
    await sheetOf(page).evaluate((sheet) => sheet.scrollIntoView({ block: 'center' }));
    await holdAndMove(page, 0.3, 0.6);
    await expect.poll(() => rangeOf(page)).not.toBeNull();
    const { from, to } = (await rangeOf(page)) ?? { from: 0, to: 0 };
    expect(from).toBeGreaterThan(650);
    expect(to).toBeLessThan(1500);
    await expect(page.getByRole('region', { name: 'Route' })).toBeVisible();
  });
});

function nothingSelected(): never {
  throw new Error('nothing was selected');
}
