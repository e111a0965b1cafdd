import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Where CI sums the results of all runners. */
const resultsFolder = process.env.TEST_RESULTS_DIR;

/** Without a window it takes a quarter less of the processors. */
const windowless = '/usr/bin/chromium-headless-shell';
const chromium =
  process.env['CHROMIUM'] ?? (existsSync(windowless) ? windowless : '/usr/bin/chromium');

/**
 * The built product in a real browser, once on what it brings along and once on each kind of
 * service it can be given.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  // Each worker has a product of its own; two of them fill two processors, where one leaves a third
  // of them idle.
  workers: process.env['CI'] === undefined ? 1 : 2,
  // A browser on a busy machine may lose a click. What fails is run once more there, and told by
  // name as flaky; what fails twice has failed.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  reporter:
    resultsFolder === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: `${resultsFolder}/playwright.json` }]],
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // A dialog that is still growing moves its buttons between the press and the release of a
    // click. The tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A project is a set-up; `e2e/support/server/services.ts` says what each one runs.
  projects: [
    { name: 'embedded' },
    { name: 'services', testMatch: 'newcomer.e2e.ts' },
    { name: 'model', testMatch: 'newcomer.e2e.ts' },
  ],
});
