import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, findNode } from '../lib/node.mjs';
import { at } from '../lib/paths.mjs';

const SUITE = 'security.e2e.ts';

/**
 * The tests that only a browser can show; how many passed and which failed, null where no browser
 * is there.
 */
export function lookInBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'stridewatt-security-'));
  const report = join(folder, 'playwright.json');
  const args = [
    at('node_modules', '@playwright/test', 'cli.js'),
    'test',
    '--project=embedded',
    SUITE,
    '--reporter=json',
  ];
  spawnSync(findNode(), args, {
    cwd: at('frontend'),
    env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: 'ignore',
  });
  try {
    return readBrowser(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same out of a report of Playwright, of that suite alone and as it ran without any service
 * beside the product.
 */
export function readBrowser(report) {
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const specs = suites.filter(({ file }) => file === SUITE).flatMap((suite) => suite.specs);
    if (
      specs.length > 0 &&
      specs.every(({ tests }) =>
        tests.every(({ results }) =>
          results.some(({ error }) =>
            /Executable doesn't exist|Failed to launch/.test(error?.message ?? ''),
          ),
        ),
      )
    )
      return null;
    return {
      passed: specs.filter(({ ok }) => ok).length,
      failed: [
        ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
        ...errors.map(({ message }) => message),
      ],
    };
  } catch {
    return { passed: 0, failed: ['the browser tests came to no end'] };
  }
}
