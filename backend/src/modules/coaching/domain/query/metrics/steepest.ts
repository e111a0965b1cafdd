import { isKnown } from '#analysis/math/known.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { Span } from '#analysis/recording/recording.js';
import type { Ground } from '#analysis/session/ground.js';

/** A slope over fewer metres is noise of the altitude (ours). */
const WINDOW_M = 100;

/** Whether heights of the recording are those of a road. */
export function hasRoad({ altitude, recording }: Ground): boolean {
  return altitude !== null && !(recording.indoor && !recording.sport.startsWith('virtual'));
}

/**
 * The steepest slope over 100 m in some spans, up as positive; null where no span is so long or no
 * height or distance was recorded. Percent.
 */
export function steepestIn(ground: Ground, spans: readonly Span[]): number | null {
  const { grid, altitude } = ground;
  const { distance } = grid.channels;
  if (!hasRoad(ground) || altitude === null || distance === undefined) return null;
  let best: number | null = null;
  for (const span of spans) {
    const rows = rowsOf(grid, span);
    let behind = rows.from;
    for (let row = rows.from; row < rows.to; row++) {
      const here = distance[row];
      if (!isKnown(here)) continue;
      while (behind < row && here - (distance[behind + 1] ?? here) >= WINDOW_M) behind++;
      const slope = slopeOf(altitude, distance, behind, row);
      if (slope !== null && (best === null || slope > best)) best = slope;
    }
  }
  return best;
}

function slopeOf(
  altitude: Float64Array,
  distance: Float64Array,
  from: number,
  to: number,
): number | null {
  const metres = (distance[to] ?? Number.NaN) - (distance[from] ?? Number.NaN);
  const height = (altitude[to] ?? Number.NaN) - (altitude[from] ?? Number.NaN);
  return metres >= WINDOW_M && metres < 2 * WINDOW_M && isKnown(height)
    ? (height / metres) * 100
    : null;
}
