// Takes the picture that links to the site are shared with, of the start page itself: `npm run
// site:image -w frontend`.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import config from '../playwright.config.js';
import { OG_IMAGE } from '../src/features/marketing/model/og-image.js';
import { startProduct } from './support/server/product.js';

/** The name, the first words and the product below them, without what can only be pressed. */
const POSTER = `
  header nav, header details, header [class*=actions], h1 ~ * { display: none !important }
  header { border: 0 !important; position: static !important }
  h1 { grid-column: 1 / -1; max-width: none !important; font-size: 54px !important; }
  main > div:first-child { padding-top: 0 !important }
  main > div:nth-child(2) { margin-top: 32px !important }
`;

const product = await startProduct({});
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const { width, height } = OG_IMAGE;
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // Twice: the font of the first visit comes too late for it, by design.
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(
    (css) =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
    POSTER,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: fileURLToPath(new URL(`../public${OG_IMAGE.address}`, import.meta.url)),
  });
} finally {
  await browser.close();
  await product.stop();
}
