// Takes pictures of the built product with simulated workouts: `npm run pictures` puts all of them
// into `.pictures`. Each file of `pictures/` is one set. A folder may follow, then names of single
// pictures, or one set, whole or with pictures of it:
// `npm run pictures -- /tmp/look feedback home`,
// `… /tmp/look coach`, `… /tmp/look coach coach-sent`.
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config.js';
import type { Picture, PictureSet } from './support/page/picture.js';
import { startProduct } from './support/server/product.js';
import { STAFF_ENV } from './support/athletes/staff.js';

const [given = '.pictures', ...only] = process.argv.slice(2);
// npm starts this in the workspace; a path is meant from where npm was called.
const folder = resolve(process.env['INIT_CWD'] ?? '.', given);
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

/** The sets in `pictures/` by name. */
async function pictureSets(): Promise<readonly (readonly [name: string, set: PictureSet])[]> {
  const files = await readdir(new URL('./pictures/', import.meta.url));
  const read = async (file: string) =>
    ((await import(`./pictures/${file}`)) as { readonly pictures: PictureSet }).pictures;
  return Promise.all(
    files.sort().map(async (file) => [file.replace(/\.ts$/, ''), await read(file)] as const),
  );
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  for (const viewport of sizes) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    if (picture.token)
      await context.addInitScript((token) => localStorage.setItem('token', token), picture.token);
    const page = await context.newPage();
    await page.goto(picture.path, { waitUntil: 'networkidle' });
    await picture.settled(page);
    // Public pages take their typeface when the page has come to rest.
    await page.evaluate(async () => [
      await document.fonts.load('16px "Inter Variable"'),
      await document.fonts.ready,
    ]);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      // Curves are redrawn in the frame after the ground has taken its colour.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.screenshot({
        path: join(folder, `${picture.name}-${viewport.width}-${colorScheme}.png`),
        animations: 'disabled',
      });
    }
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
const product = await startProduct(STAFF_ENV);
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const sets = await pictureSets();
  const chosen = sets.find(([name]) => name === only[0]);
  const wanted = chosen ? only.slice(1) : only;
  for (const [, stage] of chosen ? [chosen] : sets) {
    const pictures = (await stage(product.url)).filter(
      ({ name }) => wanted.length === 0 || wanted.includes(name),
    );
    for (const picture of pictures) await take(browser, product.url, picture);
  }
} finally {
  await browser.close();
  await product.stop();
}
