import type { SegmentStats } from '../analysis.js';
import type { RecordedLap } from '../recording/recording.js';
import { wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { segmentStats } from './segment-stats.js';

/** Devices write the start of a lap in whole seconds, and its length to the millisecond. s. */
const STAMP_S = 1.5;

/**
 * The device's laps that lie within the recording and last, cut to it, each with its place among
 * the device's laps. A lap begins where the one before it truly ended.
 */
export function usableLaps(
  ground: Ground,
): { readonly lap: RecordedLap; readonly index: number }[] {
  const whole = wholeOf(ground.grid);
  let end = Number.NaN;
  return ground.recording.laps.flatMap((lap, index) => {
    const late = Math.abs(end - lap.from) <= STAMP_S ? end - lap.from : 0;
    end = lap.to + late;
    const from = Math.max(lap.from + late, whole.from);
    const to = Math.min(end, whole.to);
    return to > from ? [{ lap: { ...lap, from, to }, index }] : [];
  });
}

/** The device's laps with what we measured in each. */
export function lapStats(ground: Ground): SegmentStats[] {
  return usableLaps(ground).map(({ lap, index }) =>
    segmentStats(ground, lap, { index, kind: 'lap', trigger: lap.trigger }),
  );
}
