import type { SegmentStats } from '#analysis/analysis.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { combined } from './combined.js';
import type { Named, Part, Parts } from './part.js';
import type { Seen } from './seen.js';

/** A rest this many times as long as the usual one parts two sets (ours). */
const LONG_REST = 1.8;

const ONE_SET = 'this workout has no more than one set of intervals';

/** Sets of intervals, parted by rests that are much longer than those within them. */
export function setParts({ workout, look }: Seen): Parts {
  const sets = setsOf(workout.analysis.intervals.filter(({ kind }) => kind === 'work'));
  if (sets.length < 2) return { refused: ONE_SET };
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

/** The rests between the sets. */
export function breaksOf(work: readonly SegmentStats[]): Named[] | string {
  const sets = setsOf(work);
  if (sets.length < 2) return ONE_SET;
  return sets.slice(1).map((reps, index) => ({
    from: sets[index]?.at(-1)?.to ?? 0,
    to: reps[0]?.from ?? 0,
    key: `break.${index + 1}`,
    name:
      sets.length === 2
        ? 'the break between the sets'
        : `the break between sets ${index + 1} and ${index + 2}`,
  }));
}

/** The intervals of each set; empty where no set has more than one. */
export function setsOf(work: readonly SegmentStats[]): readonly (readonly SegmentStats[])[] {
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
