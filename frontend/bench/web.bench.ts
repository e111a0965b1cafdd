import { chromium } from '@playwright/test';
import config from '../playwright.config.js';
import { measureHome } from './home-page.js';
import { kept, report, type Measured } from './report.js';
import { measureScripts } from './route-scripts.js';
import { setStage } from './stage.js';
import { measureWorkout } from './workout-page.js';

const ROUNDS = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice('--rounds='.length) ?? 7,
);

const stage = await setStage();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const measured: Measured[] = [
    ...(await measureWorkout(browser, stage, ROUNDS)),
    ...(await measureHome(browser, stage, ROUNDS)),
    ...(await measureScripts(browser, stage)),
  ];
  const page = report(measured, { rounds: ROUNDS, chromium: browser.version() });
  process.stdout.write(`${page}\n`);
  if (process.argv.includes('--write')) kept(page);
} finally {
  await browser.close();
  await stage.stop();
}
