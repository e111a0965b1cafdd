import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { lineOf, readResults, sum } from '../../../scripts/lib/test-results.mjs';

describe('the sum of all test runs', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stridewatt-results-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const resultsOf = async (report: unknown) => {
    const file = join(folder, 'report.json');
    await writeFile(file, typeof report === 'string' ? report : JSON.stringify(report));
    return readResults(file);
  };

  it("reads Jest's counts, and counts a suite that cannot be loaded as a failure", async () => {
    expect(
      await resultsOf({ numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }),
    ).toEqual({ passed: 7, failed: 3 });
  });

  it("reads Playwright's counts, and takes a test that passed at the second try for passed", async () => {
    expect(
      await resultsOf({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] }),
    ).toEqual({ passed: 6, failed: 1 });
  });

  it('counts a run without a readable report as one failure', async () => {
    expect(readResults(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1 });
    expect(await resultsOf('{"half')).toEqual({ passed: 0, failed: 1 });
  });

  it('is one plain line', () => {
    expect(
      lineOf(
        sum([
          { passed: 7, failed: 0 },
          { passed: 5, failed: 2 },
        ]),
      ),
    ).toBe('12 passed, 2 failed');
  });
});
