// Takes the pictures of docs/screenshots from the built product with simulated workouts: `npm run screenshots -w frontend`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { fadingRide, intervalRide5x4, tenKRun } from '../../backend/test/builders/fit/index.js';
import config from '../playwright.config.js';
import { AthleteApi } from './support/athlete-api.js';
import { startProduct } from './support/product.js';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; nobody's where it is left out. */
  readonly token?: string;
  /** What must be seen before the picture is taken. */
  readonly settled: (page: Page) => Promise<unknown>;
}

async function stage(url: string): Promise<readonly Picture[]> {
  const newcomer = await AthleteApi.register(url, 'newcomer@example.org');
  const athlete = await AthleteApi.register(url, 'athlete@example.org');
  await athlete.saveProfile({ currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 });
  await athlete.upload('10k_race.fit', new Uint8Array(tenKRun()));
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const fading = await athlete.upload('long_saturday_ride.fit', new Uint8Array(fadingRide()));
  await athlete.ask(fading, 'Did I fade at the end?');
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();
  const chart = (page: Page) => page.locator('canvas').first().waitFor();
  return [
    { name: 'sign-in', path: '/', settled: heading('Sign In') },
    { name: 'registration', path: '/signup', settled: heading('Create Account') },
    { name: 'first-visit', path: '/', token: newcomer.token, settled: (page) => page.getByRole('region', { name: 'How it works' }).waitFor() },
    { name: 'upload', path: '/upload', token: newcomer.token, settled: heading('Upload a workout') },
    { name: 'home', path: '/', token: athlete.token, settled: heading('All Workouts') },
    { name: 'workout-ride', path: `/workouts/${fading}`, token: athlete.token, settled: chart },
    { name: 'workout-intervals', path: `/workouts/${intervals}`, token: athlete.token, settled: chart },
    { name: 'not-found', path: '/nowhere', settled: heading('404 Page Not Found') },
  ];
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  for (const viewport of sizes) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
      if (picture.token) await context.addInitScript((token) => localStorage.setItem('token', token), picture.token);
      const page = await context.newPage();
      await page.goto(picture.path, { waitUntil: 'networkidle' });
      await picture.settled(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${picture.name}-${viewport.width}-${colorScheme}.png`), animations: 'disabled' });
      await context.close();
    }
  }
}

await mkdir(folder, { recursive: true });
const product = await startProduct({});
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const picture of await stage(product.url)) await take(browser, product.url, picture);
} finally {
  await browser.close();
  await product.stop();
}
