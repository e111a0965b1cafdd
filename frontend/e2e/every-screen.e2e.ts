import type { Page } from '@playwright/test';
import { fadingRide, intervalRide5x4 } from '../../backend/test/builders/fit/index.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { holdToken, openAs } from './support/page/open-as.js';
import type { Product } from './support/server/product.js';

/** Paths of every page, and what must be seen before one is judged. */
async function pages(
  { url }: Product,
  email: string,
): Promise<{
  token: string;
  places: readonly (readonly [string, (page: Page) => Promise<void>])[];
}> {
  const athlete = await AthleteApi.onboarded(url, email);
  const workout = await athlete.upload('intervals.fit', new Uint8Array(intervalRide5x4()));
  const other = await athlete.upload('fading.fit', new Uint8Array(fadingRide()));
  const seen = (name: string) => (page: Page) =>
    page.getByRole('heading', { name }).first().waitFor();
  return {
    token: athlete.token,
    places: [
      ['/', seen('All Workouts')],
      ['/upload', seen('Upload a workout')],
      [`/workouts/${workout}`, (page) => page.locator('canvas').first().waitFor()],
      ['/progress', seen('Progress')],
      [
        `/compare?ids=${workout},${other}`,
        (page) => page.getByRole('heading', { name: 'Differences' }).waitFor(),
      ],
      ['/subscribe', (page) => page.getByRole('button', { name: /^Subscribe Now/ }).waitFor()],
      ['/profile', (page) => page.getByRole('table').waitFor()],
      ['/onboarding/intro', seen('Fit File Analysis')],
      ['/onboarding', seen('Complete Your Profile')],
      ['/nowhere', seen('404 Page Not Found')],
    ],
  };
}

const WIDTHS = [360, 768, 1440, 1920];
/** Between them nothing changes that a screen reader or weak eyes would notice. */
const JUDGED = [360, 1440];

/** The page as it stands fits every window, and can be used by everybody. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    if (JUDGED.includes(width)) await expectAccessible(page);
  }
}

test('every page fits windows of 360, 768, 1440 and 1920 px, in dark, for everybody', async ({
  page,
  product,
}) => {
  const { token, places } = await pages(product, 'size@example.org');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of ['/?login=true', '/signup', '/getting-started']) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Sign In|Create Account|Start Free Now)$/ })
      .waitFor();
    await expectRoom(page);
  }
  await holdToken(page, token);
  for (const [path, settled] of places) {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(path);
    await settled(page);
    await expectRoom(page);
  }
});

test('the chosen theme stands from the first frame on, against the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    const look = (): void => {
      grounds.push(getComputedStyle(document.documentElement).backgroundColor);
      if (grounds.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/?login=true');
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  const grounds = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
  expect(new Set(grounds)).toEqual(new Set(['rgb(14, 16, 19)']));
});

test('an athlete without a mouse signs out, in, and reaches the upload', async ({
  page,
  product,
}) => {
  const email = 'keys@example.org';
  const { token } = await AthleteApi.onboarded(product.url, email);
  await openAs(page, token, '/');
  await page.getByRole('link', { name: 'Upload First Workout' }).waitFor();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');

  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse 7');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Upload First Workout' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Upload a workout' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('input[type=file]')).toBeFocused();
});
