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
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

export function sum(results) {
  const total = (count) => results.reduce((all, result) => all + result[count], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

export function lineOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A suite that cannot even be loaded has no tests to fail; it counts as one. */
function fromJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

/**
 * A browser test that passed at its second try counts as passed; the runner's own list names it as
 * flaky, to be looked into.
 */
function fromPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}
