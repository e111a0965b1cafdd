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
    const counts = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 4 };
    expect(await resultsOf({ ...counts, numRuntimeErrorTestSuites: 1 })).toEqual({
      passed: 7,
      failed: 3,
      skipped: 4,
    });
  });

  it("reads Playwright's counts, and counts a flaky test as passed", async () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(await resultsOf({ stats, errors: [] })).toEqual({ passed: 6, failed: 1, skipped: 2 });
  });

  it('counts a run without a readable report as one failure', async () => {
    const oneFailure = { passed: 0, failed: 1, skipped: 0 };
    expect(readResults(join(folder, 'nothing.json'))).toEqual(oneFailure);
    expect(await resultsOf('{"half')).toEqual(oneFailure);
  });

  it('is one plain line, which mentions skipped tests only when there are any', () => {
    const one = { passed: 7, failed: 0, skipped: 0 };
    expect(lineOf(sum([one, { passed: 5, failed: 2, skipped: 0 }]))).toBe('12 passed, 2 failed');
    expect(lineOf(sum([one, { passed: 5, failed: 2, skipped: 3 }]))).toBe(
      '12 passed, 2 failed, 3 skipped',
    );
  });
});
