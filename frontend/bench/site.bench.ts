import { chromium } from '@playwright/test';
import config from '../playwright.config.js';
import { SITE_PAGES } from '../src/features/marketing/model/site-pages.js';
import { startProduct } from '../e2e/support/server/product.js';
import { keptSite, siteReport } from './site-report.js';
import { measurePage, type MeasuredPage } from './site-page.js';

const ROUNDS = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3,
);
const PORT = 9333;

const product = await startProduct({});
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  args: [...(config.use?.launchOptions?.args ?? []), `--remote-debugging-port=${PORT}`],
});
try {
  const measured: MeasuredPage[] = [];
  for (const { path } of SITE_PAGES) {
    const address = path.startsWith('/') ? path : '/nowhere';
    measured.push(
      await measurePage({
        url: `${product.url}${address}`,
        port: PORT,
        rounds: ROUNDS,
        name: address,
      }),
    );
  }
  const table = siteReport(measured, { rounds: ROUNDS, chromium: browser.version() });
  process.stdout.write(`${table}\n`);
  if (process.argv.includes('--write')) keptSite(table);
} finally {
  await browser.close();
  await product.stop();
}
