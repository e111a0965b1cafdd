import { isKnown } from '../math/known.js';
import type { Grid } from '../recording/grid.js';
import { rowAt } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';

/** Marked seconds within a span; a mark belongs to the second that ends at its row. */
export function secondsIn(grid: Grid, mask: Uint8Array, span: Span): number {
  const to = rowAt(grid, span.to + 1e-9);
  let seconds = 0;
  for (let row = rowAt(grid, span.from + 1e-9); row < to; row++) seconds += mask[row] as number;
  return seconds;
}

/** Distance covered by a second of the recording; null before the first that is known. m. */
export function distanceAt(grid: Grid, second: number): number | null {
  const { distance } = grid.channels;
  if (distance === undefined) return null;
  for (let row = Math.min(rowAt(grid, second), grid.length - 1); row >= 0; row--) {
    if (isKnown(distance[row])) return distance[row] as number;
  }
  return null;
}

/**
 * Metres covered in a span; what the counter showed at the first second belongs to what begins
 * there. Null where no distance is known by its end.
 */
export function distanceIn(grid: Grid, { from, to }: Span): number | null {
  const end = distanceAt(grid, to);
  if (end === null) return null;
  const start = from <= (grid.time[0] ?? 0) ? 0 : (distanceAt(grid, from) ?? 0);
  return end - start;
}

/** The whole recording. */
export function wholeOf(grid: Grid): Span {
  return { from: grid.time[0] ?? 0, to: grid.time[grid.length - 1] ?? 0 };
}
