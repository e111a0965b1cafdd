import type { IntervalKind, IntervalSource, SegmentStats } from '../analysis.js';
import { meanOf } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { RecordedLap } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { areSplits } from './lap-splits.js';
import { pastCoasting } from './past-coasting.js';
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

/** What the laps say about work and recovery: those of a planned workout, else those pressed by hand; null where they are splits. */
export function lapKinds(ground: Ground, laps: readonly SegmentStats[]): LapKinds | null {
  const recorded = laps.map((lap) => ground.recording.laps[lap.index] as RecordedLap);
  const efforts = effortsOf(ground, laps);
  const band = workBand(efforts.filter((_, at) => (laps[at] as SegmentStats).elapsedS >= SHORTEST_LAP_S));
  if (arePlanned(recorded)) return { source: 'workout_steps', kinds: plannedKinds(recorded, efforts, band) };
  if (!arePressed(recorded) || areSplits(laps) || band <= 0) return null;
  return { source: 'manual_laps', kinds: efforts.map((effort, at) => kindByEffort(effort, band, at, efforts.length)) };
}

/** The device names the steps, or at least two sorts of intensity for every lap, work among them. */
function arePlanned(laps: readonly RecordedLap[]): boolean {
  const steps = new Set(laps.flatMap(({ workoutStepIndex }) => workoutStepIndex ?? []));
  if (steps.size > 1) return true;
  const intensities = new Set(laps.map((lap) => lap.intensity));
  return intensities.has('active') && intensities.size > 1 && !intensities.has(null);
}

/**
 * A plan that names its rests is taken at its word. Where every step is active, those at the level of a recovery were one:
 * only demote, never promote.
 */
function plannedKinds(laps: readonly RecordedLap[], efforts: readonly number[], band: number): IntervalKind[] {
  const namesRests = laps.some(({ intensity }) => intensity === 'rest');
  return laps.map(({ intensity }, at) => {
    const planned = intensity === null ? 'work' : BY_INTENSITY[intensity];
    return planned === 'work' && !namesRests && band > 0 ? kindByEffort(efforts[at] as number, band, at, laps.length) : planned;
  });
}

function arePressed(laps: readonly RecordedLap[]): boolean {
  return laps.length >= 3 && laps.every((lap, at) => lap.trigger === 'manual' || lap.trigger === 'other' || at === laps.length - 1);
}

function kindByEffort(effort: number, band: number, at: number, count: number): IntervalKind {
  if (at === 0 && effort < EDGE_SHARE * band) return 'warmup';
  if (at === count - 1 && effort < EDGE_SHARE * band) return 'cooldown';
  return effort < RECOVERY_SHARE * band ? 'recovery' : 'work';
}

/** Mean output of each lap; a moment of coasting does not make a short repetition a recovery. */
function effortsOf({ grid, output }: Ground, laps: readonly SegmentStats[]): number[] {
  if (output === null) return laps.map(() => 0);
  const effort = output.channel === 'power' ? pastCoasting(output.effort) : output.effort;
  return laps.map((lap) => {
    const { from, to } = rowsOf(grid, lap);
    return meanOf(effort, from, to) ?? 0;
  });
}
