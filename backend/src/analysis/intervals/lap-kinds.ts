import type { IntervalKind, IntervalSource, SegmentStats } from '../analysis.js';
import { meanOf } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { RecordedLap } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { effortOver } from '../session/mean-output.js';
import { areSplits } from './lap-splits.js';
import { pastCoasting } from './past-coasting.js';
import { SAME_DURATION } from './repetition-groups.js';
import { EDGE_SHARE, RECOVERY_SHARE, workBand } from './work-band.js';

/** A shorter lap is a slip of the button and says nothing about the band. */
const SHORTEST_LAP_S = 10;

const BY_INTENSITY: Record<NonNullable<RecordedLap['intensity']>, IntervalKind> = {
  active: 'work',
  rest: 'recovery',
  warmup: 'warmup',
  cooldown: 'cooldown',
};

export interface LapKinds {
  readonly source: Extract<IntervalSource, 'workout_steps' | 'manual_laps'>;
  /** One for each lap. */
  readonly kinds: readonly IntervalKind[];
}

/**
 * What the laps say about work and recovery: those of a planned workout, else those pressed by
 * hand; null where they are splits.
 */
export function lapKinds(ground: Ground, laps: readonly SegmentStats[]): LapKinds | null {
  const recorded = laps.map((lap) => ground.recording.laps[lap.index] as RecordedLap);
  const efforts = effortsOf(ground, laps);
  const band = workBand(
    efforts.filter((_, at) => (laps[at] as SegmentStats).elapsedS >= SHORTEST_LAP_S),
  );
  if (arePlanned(recorded))
    return { source: 'workout_steps', kinds: plannedKinds(recorded, laps, efforts, band) };
  if (!arePressed(recorded) || areSplits(laps) || band <= 0) return null;
  return {
    source: 'manual_laps',
    kinds: framed(
      efforts.map((effort, at) => kindByEffort(effort, band, at, efforts.length)),
      laps,
    ),
  };
}

/**
 * The device names the steps, or at least two sorts of intensity for every lap, work among them.
 */
function arePlanned(laps: readonly RecordedLap[]): boolean {
  const steps = new Set(laps.flatMap(({ workoutStepIndex }) => workoutStepIndex ?? []));
  if (steps.size > 1) return true;
  const intensities = new Set(laps.map((lap) => lap.intensity));
  return intensities.has('active') && intensities.size > 1 && !intensities.has(null);
}

/**
 * A plan that names its rests is taken at its word. Where every step is active, those at the level
 * of a recovery were one: only demote, never promote.
 */
function plannedKinds(
  laps: readonly RecordedLap[],
  stats: readonly SegmentStats[],
  efforts: readonly number[],
  band: number,
): IntervalKind[] {
  const namesRests = laps.some(({ intensity }) => intensity === 'rest');
  const kinds = laps.map(({ intensity }, at) => {
    const planned = intensity === null ? 'work' : BY_INTENSITY[intensity];
    return planned === 'work' && !namesRests && band > 0
      ? kindByEffort(efforts[at] as number, band, at, laps.length)
      : planned;
  });
  return namesRests ? kinds : framed(kinds, stats);
}

/**
 * Nobody recovers before the first work, nor for more work after the last: a warm-up or cool-down
 * may fall into several laps. The rest right after the last repetition stays one where it is as
 * long as those between and more follows: it belongs to the set.
 */
function framed(kinds: readonly IntervalKind[], laps: readonly SegmentStats[]): IntervalKind[] {
  const [first, last] = [kinds.indexOf('work'), kinds.lastIndexOf('work')];
  if (first < 0) return [...kinds];
  const seconds = (at: number): number => (laps[at] as SegmentStats).elapsedS;
  const longest = kinds.reduce(
    (most, kind, at) =>
      kind === 'recovery' && at > first && at < last ? Math.max(most, seconds(at)) : most,
    0,
  );
  const ofTheSet = (at: number): boolean =>
    at === last + 1 && at < kinds.length - 1 && seconds(at) <= longest * (1 + SAME_DURATION);
  return kinds.map((kind, at) => {
    if (kind !== 'recovery' || (at > first && at < last)) return kind;
    if (at < first) return 'warmup';
    return ofTheSet(at) ? 'recovery' : 'cooldown';
  });
}

function arePressed(laps: readonly RecordedLap[]): boolean {
  return (
    laps.length >= 3 &&
    laps.every(
      (lap, at) => lap.trigger === 'manual' || lap.trigger === 'other' || at === laps.length - 1,
    )
  );
}

function kindByEffort(effort: number, band: number, at: number, count: number): IntervalKind {
  if (at === 0 && effort < EDGE_SHARE * band) return 'warmup';
  if (at === count - 1 && effort < EDGE_SHARE * band) return 'cooldown';
  return effort < RECOVERY_SHARE * band ? 'recovery' : 'work';
}

/** Mean output of each lap; a moment of coasting does not make a short repetition a recovery. */
function effortsOf(ground: Ground, laps: readonly SegmentStats[]): number[] {
  const { grid, output } = ground;
  if (output?.channel !== 'power') return laps.map((lap) => effortOver(ground, lap) ?? 0);
  const effort = pastCoasting(output.effort);
  return laps.map((lap) => {
    const { from, to } = rowsOf(grid, lap);
    return meanOf(effort, from, to) ?? 0;
  });
}
