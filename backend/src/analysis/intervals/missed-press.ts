import type { IntervalKind, SegmentStats } from '../analysis.js';
import { prefixSums } from '../math/rolling.js';
import { medianOf } from '../math/statistics.js';
import { rowsOf, type RowRange } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';
import { effortOver } from '../session/mean-output.js';
import type { LapKinds } from './lap-kinds.js';
import { segmentStats } from './segment-stats.js';

/** So many other repetitions show what one is (ours). */
const FEWEST_OTHERS = 3;
/** A hidden repetition reaches this share of the others' output … */
const WORK_LEVEL = 0.9;
/** … its rest stays this near to theirs, as a share of the way from rest to work … */
const REST_LEVEL = 0.4;
/** … and both have about their length (ours). */
const WORK_LENGTH = { least: 0.6, most: 1.5 } as const;
const REST_LENGTH = { least: 0.5, most: 2 } as const;

/** Mean output and length of a repetition or a rest; s. */
interface Usual {
  readonly level: number;
  readonly seconds: number;
}

interface Split {
  readonly at: number;
  readonly kinds: readonly [IntervalKind, IntervalKind];
}

/**
 * Laps pressed by hand in which one press was missed: a lap that holds a repetition like the others
 * and a rest like theirs is parted where the output changes. Others stay as they were pressed.
 */
export function partMissedPresses(ground: Ground, given: LapKinds): LapKinds {
  if (given.source !== 'manual_laps' || ground.output === null) return given;
  const laps: SegmentStats[] = [];
  const kinds: IntervalKind[] = [];
  given.laps.forEach((lap, at) => {
    const split = splitOf(ground, given, at);
    if (split === null) {
      laps.push(lap);
      kinds.push(given.kinds[at] as IntervalKind);
      return;
    }
    const part = (from: number, to: number): SegmentStats =>
      segmentStats(ground, { from, to }, { index: lap.index, kind: 'lap', trigger: lap.trigger });
    laps.push(part(lap.from, split.at), part(split.at, lap.to));
    kinds.push(...split.kinds);
  });
  return laps.length === given.laps.length ? given : { ...given, laps, kinds };
}

/** Where a lap of the set changes from a repetition to a rest or back; null where it does not. */
function splitOf(ground: Ground, given: LapKinds, at: number): Split | null {
  const { laps, kinds } = given;
  const inSet = at >= kinds.indexOf('work') && at <= kinds.lastIndexOf('work');
  const work = inSet ? usualOf(ground, given, 'work', at) : null;
  const rest = inSet ? usualOf(ground, given, 'recovery', at) : null;
  if (work === null || rest === null) return null;
  const lap = laps[at] as SegmentStats;
  if (lap.elapsedS < WORK_LENGTH.least * work.seconds + REST_LENGTH.least * rest.seconds)
    return null;
  const halves = halvesOf(ground, rowsOf(ground.grid, lap));
  if (halves === null) return null;
  const [first, second] = halves;
  const worksFirst = first.level > second.level;
  const [high, low] = worksFirst ? [first, second] : [second, first];
  if (!isRepetition(high, work) || !isRest(low, rest, work)) return null;
  return {
    at: lap.from + first.seconds,
    kinds: worksFirst ? ['work', 'recovery'] : ['recovery', 'work'],
  };
}

function isRepetition({ level, seconds }: Usual, work: Usual): boolean {
  return level >= WORK_LEVEL * work.level && within(seconds, work.seconds, WORK_LENGTH);
}

function isRest({ level, seconds }: Usual, rest: Usual, work: Usual): boolean {
  const most = rest.level + REST_LEVEL * (work.level - rest.level);
  return level <= most && within(seconds, rest.seconds, REST_LENGTH);
}

/** The usual output and length of the other laps of a kind; null where they are too few. */
function usualOf(
  ground: Ground,
  { laps, kinds }: LapKinds,
  kind: IntervalKind,
  but: number,
): Usual | null {
  const others = laps.filter((_, at) => kinds[at] === kind && at !== but);
  const fewest = kind === 'work' ? FEWEST_OTHERS : FEWEST_OTHERS - 1;
  const level = medianOf(others.map((lap) => effortOver(ground, lap) ?? 0));
  const seconds = medianOf(others.map(({ elapsedS }) => elapsedS));
  if (others.length < fewest || level === null || seconds === null) return null;
  return { level, seconds };
}

/** The two parts of a stretch whose means fit its output best. */
function halvesOf({ output, grid }: Ground, { from, to }: RowRange): [Usual, Usual] | null {
  const values = output?.effort.subarray(from, to) ?? new Float64Array(0);
  const sums = prefixSums(values);
  const n = values.length;
  const total = sums[n] as number;
  let best = -1;
  let most = -Infinity;
  for (let at = 1; at < n; at++) {
    const left = sums[at] as number;
    const explained = left ** 2 / at + (total - left) ** 2 / (n - at);
    if (explained > most) {
      best = at;
      most = explained;
    }
  }
  if (best === -1) return null;
  const left = sums[best] as number;
  const edge = grid.time[from + best] as number;
  return [
    { level: left / best, seconds: edge - (grid.time[from] as number) },
    {
      level: (total - left) / (n - best),
      seconds: (grid.time[Math.min(to, grid.length - 1)] as number) - edge,
    },
  ];
}

function within(
  seconds: number,
  usual: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  return seconds >= least * usual && seconds <= most * usual;
}
