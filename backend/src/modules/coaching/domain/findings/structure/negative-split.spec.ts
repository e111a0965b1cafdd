import { describe, expect, it } from '@jest/globals';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { imported, sheetOf } from '#test/eval/world/imported.js';
import { EVAL_PLANS } from '#test/eval/world/plans.js';
import { negativeSplit } from './negative-split.finding.js';
import { progression } from './progression.finding.js';

function sheetFor(name: string) {
  const plan = EVAL_PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no such session: ${name}`);
  return sheetOf(imported(plan)).sheet;
}

describe('a negative split', () => {
  it('is named with both halves and the difference', () => {
    const [finding] = negativeSplit(sheetFor('run-negative-split'));
    expect(withoutMarks(finding?.statement ?? '')).toMatch(
      /negative split.*36:47.*33:00|negative split of 36:47 and 33:00/,
    );
    expect(withoutMarks(String(finding?.action))).toMatch(/first half a little closer to 4:54/);
  });

  it.each([
    'run-steady',
    'run-fade',
    'run-hilly',
    'run-waits',
    'run-5x4min-laps',
    'ride-progressive',
  ])('is no finding of %s', (name) => {
    expect(negativeSplit(sheetFor(name))).toEqual([]);
  });
});

describe('a progression', () => {
  it('may rise by half and more where each quarter is above the one before', () => {
    const [finding] = progression(sheetFor('ride-progressive'));
    expect(withoutMarks(finding?.statement ?? '')).toMatch(/160 W .*241 W/);
  });
});
