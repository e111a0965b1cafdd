import type { SegmentStats } from '../analysis.js';
import type { RecordedLap } from '../recording/recording.js';
import { marksIn } from '../math/statistics.js';
import { secondsIn, wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { segmentStats } from './segment-stats.js';

/** Devices write the start of a lap in whole seconds, and its length to the millisecond. s. */
const STAMP_S = 1.5;
/**
 * Timer times that differ by no more are the same; laps that cover less of it than this are
 * misplaced (ours).
 */
const SAME_TIMER = 0.03;
const COVERED = 0.9;

/**
 * The device's laps that lie within the recording and last, cut to it, each with its place among
 * the device's laps. A lap begins where the one before it truly ended.
 */
export function usableLaps(
  ground: Ground,
): { readonly lap: RecordedLap; readonly index: number }[] {
  const whole = wholeOf(ground.grid);
  let end = Number.NaN;
  return (onTimer(ground) ?? ground.recording.laps).flatMap((lap, index) => {
    const late = Math.abs(end - lap.from) <= STAMP_S ? end - lap.from : 0;
    end = lap.to + late;
    const from = Math.max(lap.from + late, whole.from);
    const to = Math.min(end, whole.to);
    return to > from ? [{ lap: { ...lap, from, to }, index }] : [];
  });
}

/**
 * Laps whose timer times sum up to the whole recording, and which yet leave much of it out, are on
 * another clock than its samples: they are laid one after another along the timer. Null for
 * others.
 */
function onTimer({ grid, recording: { laps } }: Ground): RecordedLap[] | null {
  const timerS = marksIn(grid.running);
  const sum = laps.reduce((total, lap) => total + (lap.timerS ?? Number.NaN), 0);
  if (laps.length === 0 || !(Math.abs(sum - timerS) <= SAME_TIMER * timerS)) return null;
  const covered = laps.reduce((total, lap) => total + secondsIn(grid, grid.running, lap), 0);
  if (covered >= COVERED * timerS) return null;
  const seconds = grid.time.filter((_, row) => row === 0 || grid.running[row] === 1);
  const at = (ran: number): number =>
    seconds[Math.max(0, Math.min(seconds.length - 1, Math.round(ran)))] as number;
  let ran = 0;
  return laps.map((lap) => {
    const from = at(ran);
    ran += lap.timerS ?? 0;
    return { ...lap, from, to: at(ran) };
  });
}

/** The device's laps with what we measured in each. */
export function lapStats(ground: Ground): SegmentStats[] {
  return usableLaps(ground).map(({ lap, index }) =>
    segmentStats(ground, lap, { index, kind: 'lap', trigger: lap.trigger }),
  );
}
