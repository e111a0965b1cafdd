import type { SegmentStats } from '../analysis.js';
import type { RecordedLap } from '../recording/recording.js';
import { wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { segmentStats } from './segment-stats.js';

/**
 * The device's laps that lie within the recording and last, cut to it, each with its place among
 * the device's laps.
 */
export function usableLaps(
  ground: Ground,
): { readonly lap: RecordedLap; readonly index: number }[] {
  const whole = wholeOf(ground.grid);
  return ground.recording.laps.flatMap((lap, index) => {
    const from = Math.max(lap.from, whole.from);
    const to = Math.min(lap.to, whole.to);
    return to > from ? [{ lap: { ...lap, from, to }, index }] : [];
  });
}

/** The device's laps with what we measured in each. */
export function lapStats(ground: Ground): SegmentStats[] {
  return usableLaps(ground).map(({ lap, index }) =>
    segmentStats(ground, lap, { index, kind: 'lap', trigger: lap.trigger }),
  );
}
