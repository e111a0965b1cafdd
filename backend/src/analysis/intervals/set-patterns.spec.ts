import { describe, expect, it } from '@jest/globals';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { setPatterns, type SetPattern } from '#test/builders/physics/set-patterns.js';
import { analyse } from '../analyse.js';
import type { SegmentStats } from '../analysis.js';
import type { Span } from '../recording/recording.js';

const WITHIN_S = 10;
/** Of sixty: 95 % are right. */
const MOST_WRONG = 3;

function isRight(work: readonly SegmentStats[], truth: readonly Span[]): boolean {
  return (
    work.length === truth.length &&
    truth.every(
      ({ from, to }, at) =>
        Math.abs(from - (work[at]?.from ?? Infinity)) <= WITHIN_S &&
        Math.abs(to - (work[at]?.to ?? Infinity)) <= WITHIN_S,
    )
  );
}

function wrong(pattern: SetPattern): string | null {
  const { recording } = makeSession(pattern.plan);
  const { intervals, intervalSummary } = analyse(recording, SIMULATED_ATHLETE);
  const work = intervals.filter(({ kind }) => kind === 'work');
  if (pattern.truths.some((truth) => isRight(work, truth))) return null;
  const told = work.map(({ from, to }) => `${Math.round(from)}-${Math.round(to)}`).join(' ');
  const truth = pattern.truths[0]?.map(({ from, to }) => `${from}-${to}`).join(' ');
  return `${pattern.name}: ${intervalSummary?.source} ${work.length} [${told}] for [${truth}]`;
}

describe('sets as coaches write them', () => {
  it.each([
    ['seen while the rules were made', 1],
    ['put aside', 1001],
    ['put aside, from another seed', 5001],
  ] as const)('have the right count and bounds in sixty sessions, %s [E3]', (_, seed) => {
    const failures = setPatterns(60, seed).flatMap((pattern) => wrong(pattern) ?? []);
    expect(failures.length > MOST_WRONG ? failures : []).toEqual([]);
  });
});
