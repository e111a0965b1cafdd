import { readFileSync } from 'node:fs';

/**
 * Counts of one run, read from the report that the runner wrote: Jest's or Playwright's JSON. No
 * report is one failure.
 */
export function readResults(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return 'stats' in report ? fromPlaywright(report) : fromJest(report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function sum(results) {
  return results.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}

export function lineOf({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/** A suite that cannot even be loaded has no tests to fail; it counts as one. */
function fromJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * A browser test that passed at its second try counts as passed; the runner's own list names it as
 * flaky, to be looked into.
 */
function fromPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors?.length ?? 0) };
}
