import type { IntervalKind, IntervalSource, SegmentStats } from '../analysis.js';
import { meanOf, medianOf } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { RecordedLap } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { effortOver } from '../session/mean-output.js';
import { areSplits } from './lap-splits.js';
import { pastCoasting } from './past-coasting.js';
import { SAME_DURATION } from './repetition-groups.js';
import { segmentStats } from './segment-stats.js';
import { EDGE_SHARE, gapUnderWork, RECOVERY_SHARE, workBand } from './work-band.js';

const FEWEST_PRESSED = 3;
/** Work and rest alternate where so many of the laps of work follow on a rest (ours). */
const ALTERNATING = 0.5;
/** … and where no other gap comes near to the one between them (ours). */
const CLEAR_GAP = 1.5;
/**
 * The heart of a warm-up stays under this share of the set's, over minutes enough to have settled,
 * and its output under this share of the band (ours).
 */
const WARM_BEATS = 0.88;
const WARM_LEVEL = 0.97;
const SETTLED_S = 180;
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
  /** The laps meant: the device's, or the stretches from one press of the button to the next. */
  readonly laps: readonly SegmentStats[];
  /** One for each of them. */
  readonly kinds: readonly IntervalKind[];
}

/**
 * What the laps say about work and recovery: those of a planned workout, else those pressed by
 * hand; null where they are splits.
 */
export function lapKinds(ground: Ground, laps: readonly SegmentStats[]): LapKinds | null {
  const recorded = laps.map((lap) => ground.recording.laps[lap.index] as RecordedLap);
  if (arePlanned(recorded)) {
    const efforts = effortsOf(ground, laps);
    const kinds = plannedKinds(recorded, laps, efforts, bandOf(efforts, laps));
    return { source: 'workout_steps', laps, kinds };
  }
  const pressed = betweenPresses(ground, laps, recorded);
  const efforts = effortsOf(ground, pressed);
  const band = bandOf(efforts, pressed);
  if (pressed.length < FEWEST_PRESSED || areSplits(pressed) || band <= 0) return null;
  const cut = workFrom(efforts, pressed, band);
  const kinds = withoutWarmUp(
    efforts.map((effort, at) => kindByEffort(effort, { band, cut }, at, efforts.length)),
    efforts.map((effort) => effort / band),
    pressed,
  );
  return { source: 'manual_laps', laps: pressed, kinds: framed(kinds, pressed) };
}

function bandOf(efforts: readonly number[], laps: readonly SegmentStats[]): number {
  return workBand(lasting(efforts, laps));
}

function lasting(efforts: readonly number[], laps: readonly SegmentStats[]): number[] {
  return efforts.filter((_, at) => (laps[at] as SegmentStats).elapsedS >= SHORTEST_LAP_S);
}

/**
 * The stretches from one press of the button to the next: laps that the device ended by distance or
 * time in between are parts of one. Empty where nobody pressed.
 */
function betweenPresses(
  ground: Ground,
  laps: readonly SegmentStats[],
  recorded: readonly RecordedLap[],
): SegmentStats[] {
  const pressed: SegmentStats[] = [];
  let first: SegmentStats | null = null;
  laps.forEach((lap, at) => {
    const opening = first ?? lap;
    first = opening;
    const { trigger } = recorded[at] as RecordedLap;
    if (trigger !== 'manual' && trigger !== 'other' && at < laps.length - 1) return;
    const { index } = opening;
    const span = { from: opening.from, to: lap.to };
    pressed.push(
      opening === lap ? lap : segmentStats(ground, span, { index, kind: 'lap', trigger }),
    );
    first = null;
  });
  return pressed.length < FEWEST_PRESSED ? [] : pressed;
}

/**
 * The output from which a lap was work: the usual share of the band, or the gap that this very set
 * shows between its work and its rests, where they alternate.
 */
function workFrom(efforts: readonly number[], laps: readonly SegmentStats[], band: number): number {
  const usual = RECOVERY_SHARE * band;
  const gap = gapUnderWork(lasting(efforts, laps));
  if (gap === null || gap.cut <= usual) return gap?.cut ?? usual;
  const own = gap.clear >= CLEAR_GAP ? gap.cut : Infinity;
  const work = efforts.flatMap((effort, at) => (effort >= own ? [at] : []));
  const parted = work.filter((at, place) => place > 0 && at - (work[place - 1] as number) > 1);
  return work.length > 1 && parted.length >= ALTERNATING * (work.length - 1) ? own : usual;
}

/**
 * Laps at the start over which the heart was far from what the set asked of it, and the output no
 * higher, were the warm-up: on a treadmill speed alone may hardly tell.
 */
function withoutWarmUp(
  kinds: readonly IntervalKind[],
  levels: readonly number[],
  laps: readonly SegmentStats[],
): IntervalKind[] {
  const out = [...kinds];
  const beats = medianOf(
    laps.flatMap(({ avgHr }, at) => (kinds[at] === 'work' && avgHr !== null ? [avgHr] : [])),
  );
  for (let at = 0; at < laps.length && beats !== null; at++) {
    const { avgHr, elapsedS } = laps[at] as SegmentStats;
    const eased =
      elapsedS >= SETTLED_S &&
      (levels[at] as number) < WARM_LEVEL &&
      (avgHr ?? Infinity) < WARM_BEATS * beats;
    if (kinds[at] === 'work' && !eased) break;
    if (kinds[at] === 'work') out[at] = 'warmup';
  }
  return out;
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
      ? kindByEffort(efforts[at] as number, { band, cut: RECOVERY_SHARE * band }, at, laps.length)
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

function kindByEffort(
  effort: number,
  { band, cut }: { readonly band: number; readonly cut: number },
  at: number,
  count: number,
): IntervalKind {
  const easy = effort < Math.max(cut, EDGE_SHARE * band);
  if (at === 0 && easy) return 'warmup';
  if (at === count - 1 && easy) return 'cooldown';
  return effort < cut ? 'recovery' : 'work';
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
