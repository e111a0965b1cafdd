import type { SegmentStats } from '#analysis/analysis.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { combined } from './combined.js';
import type { Part, Parts } from './part.js';
import type { Seen } from './seen.js';

/** A rest this many times as long as the usual one parts two sets (ours). */
const LONG_REST = 1.8;

/** Sets of intervals, parted by rests that are much longer than those within them. */
export function setParts({ workout, look }: Seen): Parts {
  const sets = setsOf(workout.analysis.intervals.filter(({ kind }) => kind === 'work'));
  if (sets.length < 2) return { refused: 'this workout has no more than one set of intervals' };
  const parts = sets.map((reps, index): Part => {
    const stretch = combined(reps.map((rep) => stretchOf(look.ground, rep)));
    return {
      from: stretch.from,
      to: stretch.to,
      key: `set.${index + 1}`,
      name: `set ${index + 1}`,
      stretch,
      kind: 'work',
      fragment: false,
    };
  });
  return { series: { kind: 'set' }, parts };
}

function setsOf(work: readonly SegmentStats[]): readonly (readonly SegmentStats[])[] {
  const rests = work.slice(1).map(({ from }, at) => from - (work[at]?.to ?? from));
  const usual = [...rests].sort((a, b) => a - b)[rests.length >> 1] ?? 0;
  const sets: SegmentStats[][] = [];
  work.forEach((rep, at) => {
    const last = sets.at(-1);
    if (last && (rests[at - 1] ?? 0) <= LONG_REST * Math.max(usual, 1)) last.push(rep);
    else sets.push([rep]);
  });
  return sets.some(({ length }) => length > 1) ? sets : [];
}
