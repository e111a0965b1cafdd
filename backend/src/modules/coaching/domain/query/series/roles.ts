import type { SegmentStats } from '#analysis/analysis.js';
import type { Role } from '../query.js';

/** What rides and runs are held by where a plan names no target: power, else speed. */
const outputOf = ({ avgPowerW, avgSpeedMps }: SegmentStats) => avgPowerW ?? avgSpeedMps ?? 0;

/** Lengths of two kinds of intervals differ by at least this factor (ours). */
const TWO_LENGTHS = 1.3;

/** The work intervals that had a role in their set; empty where the set knows no such roles. */
export function withRole(
  work: readonly SegmentStats[],
  sets: readonly (readonly SegmentStats[])[],
  role: Exclude<Role, 'on' | 'off'>,
): readonly SegmentStats[] {
  return role === 'over' || role === 'under'
    ? levelled(work, sets, role === 'over')
    : onTheWay(work, role === 'up');
}

/** Overs and unders: two lengths where the set has two, else each second one of a set. */
function levelled(
  work: readonly SegmentStats[],
  sets: readonly (readonly SegmentStats[])[],
  over: boolean,
): readonly SegmentStats[] {
  const [first, second] = byLength(work) ?? byPlace(sets.length > 0 ? sets : [work]);
  if (first.length === 0 || second.length === 0) return [];
  const firstIsOver = meanOutput(first) > meanOutput(second);
  return firstIsOver === over ? first : second;
}

type Two = readonly [readonly SegmentStats[], readonly SegmentStats[]];

/** Parted where the lengths leave the widest gap, if that gap is wide. */
function byLength(work: readonly SegmentStats[]): Two | null {
  const lengths = work.map(({ elapsedS }) => elapsedS).sort((a, b) => a - b);
  let [widest, limit] = [TWO_LENGTHS, 0];
  for (let at = 1; at < lengths.length; at++) {
    const [shorter, longer] = [lengths[at - 1] as number, lengths[at] as number];
    if (shorter > 0 && longer / shorter >= widest) [widest, limit] = [longer / shorter, longer];
  }
  return limit === 0
    ? null
    : [
        work.filter(({ elapsedS }) => elapsedS < limit),
        work.filter(({ elapsedS }) => elapsedS >= limit),
      ];
}

function byPlace(sets: readonly (readonly SegmentStats[])[]): Two {
  return [
    sets.flatMap((set) => set.filter((_, at) => at % 2 === 0)),
    sets.flatMap((set) => set.filter((_, at) => at % 2 === 1)),
  ];
}

function meanOutput(some: readonly SegmentStats[]): number {
  const seconds = some.reduce((total, { elapsedS }) => total + elapsedS, 0);
  const sum = some.reduce((total, one) => total + outputOf(one) * one.elapsedS, 0);
  return seconds > 0 ? sum / seconds : 0;
}

/** The way up to the longest rung of a pyramid, or down from it; the longest is on neither. */
function onTheWay(work: readonly SegmentStats[], up: boolean): readonly SegmentStats[] {
  const top = work.reduce(
    (best, { elapsedS }, at) => (elapsedS > (work[best]?.elapsedS ?? 0) ? at : best),
    0,
  );
  return up ? work.slice(0, top) : work.slice(top + 1);
}
