import type { IntervalGroup, IntervalSummary, IntervalTotals, SegmentStats } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { rowsOf } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';
import { effortOver } from '../session/mean-output.js';
import { setPatternOf } from './patterns/set-pattern.js';
import { repetitionGroups } from './repetition-groups.js';
import type { Segmentation } from './segmentation.js';

/**
 * What the intervals sum up to: all work, all recovery, and each group of alike repetitions with
 * the recoveries after them.
 */
export function intervalSummary(
  ground: Ground,
  { source, confidence, intervals }: Segmentation,
): IntervalSummary {
  const of = (kind: SegmentStats['kind']): SegmentStats[] =>
    intervals.filter((interval) => interval.kind === kind);
  const reps = intervals.flatMap((segment, at) =>
    segment.kind === 'work' ? [{ segment, at, effort: effortOver(ground, segment) }] : [],
  );
  const pattern = setPatternOf(intervals, reps, ground.recording.family);
  return {
    source,
    confidence,
    groups: groupsOf(ground, intervals),
    ...(pattern && { pattern }),
    work: totalsOf(ground, of('work')),
    recovery: totalsOf(ground, of('recovery')),
  };
}

function groupsOf(ground: Ground, intervals: readonly SegmentStats[]): IntervalGroup[] {
  const work = intervals.flatMap((interval, at) => (interval.kind === 'work' ? [at] : []));
  const interval = (at: number): SegmentStats => intervals[at] as SegmentStats;
  const repetitions = work.map((at) => ({
    seconds: interval(at).elapsedS,
    intensity: effortOver(ground, interval(at)) ?? 0,
  }));
  return repetitionGroups(repetitions).flatMap((group) => {
    const members = group.map((place) => work[place] as number);
    const totals = totalsOf(ground, members.map(interval));
    const after = members.flatMap((at) => recoveriesAfter(intervals, at));
    return totals === null ? [] : [{ members, work: totals, recovery: totalsOf(ground, after) }];
  });
}

/** All up to the next work, however many laps they fell into. */
function recoveriesAfter(intervals: readonly SegmentStats[], at: number): SegmentStats[] {
  const rest = intervals.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind !== 'recovery');
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Several stretches as one: sums, and means over all their seconds that hold a value; null for
 * none.
 */
export function totalsOf(
  ground: Ground,
  intervals: readonly SegmentStats[],
): IntervalTotals | null {
  if (intervals.length === 0) return null;
  const { power, heartRate, cadence } = ground.grid.channels;
  const sum = (read: (interval: SegmentStats) => number | null): number =>
    intervals.reduce((total, interval) => total + (read(interval) ?? 0), 0);
  const distanceM = intervals.some((interval) => interval.distanceM !== null)
    ? sum((interval) => interval.distanceM)
    : null;
  const timerS = sum((interval) => interval.timerS ?? interval.elapsedS);
  const beats = intervals.flatMap(({ maxHr }) => maxHr ?? []);
  return {
    count: intervals.length,
    elapsedS: sum(({ elapsedS }) => elapsedS),
    movingS: sum(({ movingS }) => movingS),
    timerS,
    distanceM,
    avgSpeedMps: distanceM !== null && timerS > 0 ? distanceM / timerS : null,
    avgPowerW: meanOver(ground, intervals, power),
    avgHr: meanOver(ground, intervals, heartRate),
    maxHr: beats.length === 0 ? null : Math.max(...beats),
    avgCadence: meanOver(ground, intervals, cadence, (value) => value > 0),
  };
}

function meanOver(
  { grid }: Ground,
  intervals: readonly SegmentStats[],
  values: Float64Array | undefined,
  counts: (value: number) => boolean = isKnown,
): number | null {
  if (values === undefined) return null;
  let sum = 0;
  let n = 0;
  for (const interval of intervals) {
    const { from, to } = rowsOf(grid, interval);
    for (let row = from; row < to; row++) {
      const value = values[row];
      if (!isKnown(value) || !counts(value)) continue;
      sum += value;
      n++;
    }
  }
  return n === 0 ? null : sum / n;
}
