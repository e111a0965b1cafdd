import type { SegmentStats } from '#analysis/analysis.js';
import { segmentStats } from '#analysis/intervals/segment-stats.js';
import { isKnown } from '#analysis/math/known.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { Span } from '#analysis/recording/recording.js';
import type { Ground } from '#analysis/session/ground.js';

/**
 * One stretch of a workout with what happened in it. Seconds, metres, m/s, %; null where not
 * measured.
 */
export interface Stretch extends SegmentStats {
  /** Speed on the flat that would have cost as much; runs outdoors only. */
  readonly gradedSpeedMps: number | null;
  /** Height at its end against its start, by its length. */
  readonly gradePercent: number | null;
  /** Seconds in which the athlete did not move. */
  readonly stoppedS: number;
}

export function stretchOf(ground: Ground, span: Span): Stretch {
  const stats = segmentStats(ground, span, { index: 0, kind: 'lap', trigger: null });
  return {
    ...stats,
    gradedSpeedMps: gradedSpeed(ground, stats),
    gradePercent: grade(ground, stats),
    stoppedS: Math.max(0, stats.elapsedS - stats.movingS),
  };
}

/** As the engine's grade-adjusted pace: a flat stretch keeps its speed. */
function gradedSpeed(
  { grid, output, recording }: Ground,
  { from, to, avgSpeedMps }: SegmentStats,
): number | null {
  if (
    recording.family !== 'running' ||
    recording.indoor ||
    !output?.levelled ||
    output.channel !== 'speed' ||
    avgSpeedMps === null
  )
    return null;
  const rows = rowsOf(grid, { from, to });
  let [pure, graded] = [0, 0];
  for (let row = rows.from; row < rows.to; row++) {
    const [value, effort] = [output.values[row], output.effort[row]];
    if (grid.paused[row] === 1 || !isKnown(value) || !isKnown(effort)) continue;
    pure += value;
    graded += effort;
  }
  return pure > 0 ? (avgSpeedMps * graded) / pure : null;
}

/** A slope over fewer metres is noise of the altitude (ours). */
const SHORTEST_SLOPE_M = 100;

function grade(
  { grid, altitude, recording }: Ground,
  { from, to, distanceM }: SegmentStats,
): number | null {
  if (altitude === null || distanceM === null || distanceM < SHORTEST_SLOPE_M) return null;
  if (recording.indoor && !recording.sport.startsWith('virtual')) return null;
  const rows = rowsOf(grid, { from, to });
  const known = (row: number, step: 1 | -1): number | null => {
    for (let at = row; at >= rows.from && at < rows.to; at += step) {
      const height = altitude[at];
      if (isKnown(height)) return height;
    }
    return null;
  };
  const [start, end] = [known(rows.from, 1), known(rows.to - 1, -1)];
  return start === null || end === null ? null : ((end - start) / distanceM) * 100;
}
