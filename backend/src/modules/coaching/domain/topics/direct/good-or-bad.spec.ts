import { describe, expect, it } from '@jest/globals';
import { sampleSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import type { SampleName } from '#test/builders/coached-samples.js';
import { directAnswer } from './all-direct.js';

function firstOf(sample: SampleName, plain: string, before: readonly string[] = []): string {
  const found = directAnswer(sampleSheet(sample, UNIT_SYSTEMS.METRIC), { plain, before });
  return found?.answer.finding[0] ?? '';
}

describe('what is judged after a value', () => {
  it('decoupling is held against what is usually called good', () => {
    expect(firstOf('steadyRide', '8 huh good or bad', ['what was my decoupling'])).toMatch(
      /usually called good/,
    );
  });

  it('targets without a plan are said to be missing', () => {
    expect(firstOf('intervalRide', 'did i hit the target paces')).toMatch(
      /^I can't tell whether you hit the targets/,
    );
  });

  it('another number of a device goes by another FTP', () => {
    expect(firstOf('steadyRide', 'my garmin says a different tss than you')).toMatch(/FTP/);
  });

  it('"easy enough to count as recovery" is never answered by load', () => {
    expect(firstOf('steadyRide', 'was this easy enough to count as a recovery ride')).not.toMatch(
      /training stress/,
    );
  });
});
