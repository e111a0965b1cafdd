import type { IntervalKind, SegmentStats } from '../analysis.js';
import { meanOf, medianOf } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { RecordedLap } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';

/** A lap under this share of the work band was recovery [Coach Watts PR #473]. */
const RECOVERY_SHARE = 0.75;
/** A first or last lap under this share was warm-up or cool-down [Coach Watts PR #473]. */
const EDGE_SHARE = 0.85;
/** A shorter lap is a slip of the button and says nothing about the band. */
const SHORTEST_LAP_S = 10;

const BY_INTENSITY: Record<NonNullable<RecordedLap['intensity']>, IntervalKind> = {
  active: 'work',
  rest: 'recovery',
  warmup: 'warmup',
  cooldown: 'cooldown',
};

/**
 * Intervals from laps that mean something: those of a planned workout, which name their intensity, else those the
 * athlete pressed. Laps by distance or time alone are splits and give none, and so does an even session.
 */
export function classifiedLaps(ground: Ground, laps: readonly SegmentStats[]): SegmentStats[] {
  const recorded = laps.map((lap) => ground.recording.laps[lap.index] as RecordedLap);
  const kinds = plannedKinds(recorded) ?? pressedKinds(ground, recorded, laps);
  if (kinds === null || !isStructured(kinds)) return [];
  return laps.map((lap, at) => ({ ...lap, kind: kinds[at] as IntervalKind }));
}

function plannedKinds(recorded: readonly RecordedLap[]): IntervalKind[] | null {
  const intensities = new Set(recorded.map((lap) => lap.intensity));
  if (!intensities.has('active') || intensities.size < 2 || intensities.has(null)) return null;
  return recorded.map((lap) => BY_INTENSITY[lap.intensity ?? 'active']);
}

function pressedKinds(ground: Ground, recorded: readonly RecordedLap[], laps: readonly SegmentStats[]): IntervalKind[] | null {
  const pressed = recorded.length >= 3 && recorded.every((lap, at) => lap.trigger === 'manual' || at === recorded.length - 1);
  if (!pressed) return null;
  const outputs = laps.map((lap) => effortOf(ground, lap));
  const band = workBand(outputs.filter((_, at) => (laps[at] as SegmentStats).elapsedS >= SHORTEST_LAP_S));
  if (band === null) return null;
  return outputs.map((output, at) => {
    if (at === 0 && output < EDGE_SHARE * band) return 'warmup';
    if (at === outputs.length - 1 && output < EDGE_SHARE * band) return 'cooldown';
    return output < RECOVERY_SHARE * band ? 'recovery' : 'work';
  });
}

function effortOf(ground: Ground, lap: SegmentStats): number {
  if (ground.output === null) return 0;
  const { from, to } = rowsOf(ground.grid, lap);
  return meanOf(ground.output.effort, from, to) ?? 0;
}

/** Median of the top third of the laps. */
function workBand(outputs: readonly number[]): number | null {
  const top = [...outputs].sort((a, b) => b - a).slice(0, Math.ceil(outputs.length / 3));
  const band = medianOf(top);
  return band !== null && band > 0 ? band : null;
}

/** Work with recovery between, or one piece of work framed by warm-up and cool-down. */
function isStructured(kinds: readonly IntervalKind[]): boolean {
  if (!kinds.includes('work')) return false;
  const first = kinds.indexOf('work');
  const last = kinds.lastIndexOf('work');
  return kinds.slice(first, last).includes('recovery') || (kinds.includes('warmup') && kinds.includes('cooldown'));
}
