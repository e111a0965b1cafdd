import { isKnown } from '#analysis/math/known.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { Span } from '#analysis/recording/recording.js';
import type { Ground } from '#analysis/session/ground.js';

/** The best window of a span: its start in seconds of the recording, and its value. */
export interface BestWindow {
  readonly from: number;
  readonly value: number;
}

/** The highest mean of a channel over so many seconds; no value counts as zero. */
export function meanBestIn(
  { grid }: Ground,
  span: Span,
  seconds: number,
  values: Float64Array | undefined,
): BestWindow | null {
  const rows = rowsOf(grid, span);
  const length = Math.round(seconds);
  if (values === undefined || length < 1 || rows.to - rows.from < length) return null;
  let sum = 0;
  let best: { readonly row: number; readonly sum: number } | null = null;
  for (let row = rows.from; row < rows.to; row++) {
    sum += known(values[row]);
    const first = row - length + 1;
    if (first > rows.from) sum -= known(values[first - 1]);
    if (first >= rows.from && (best === null || sum > best.sum)) best = { row: first, sum };
  }
  return best && { from: grid.time[best.row] ?? 0, value: best.sum / length };
}

function known(value: number | undefined): number {
  return isKnown(value) ? value : 0;
}

/** The furthest anybody got in so many seconds, as a speed in m/s. */
export function longestIn({ grid }: Ground, span: Span, seconds: number): BestWindow | null {
  const { distance } = grid.channels;
  const rows = rowsOf(grid, span);
  let best: BestWindow | null = null;
  let behind = rows.from;
  for (let row = rows.from; distance !== undefined && row < rows.to; row++) {
    const now = grid.time[row] ?? 0;
    while (behind < row && now - (grid.time[behind + 1] ?? now) >= seconds) behind++;
    const start = grid.time[behind] ?? 0;
    const [here, there] = [distance[row], distance[behind]];
    if (now - start < seconds || !isKnown(here) || !isKnown(there)) continue;
    const value = (here - there) / (now - start);
    if (best === null || value > best.value) best = { from: start, value };
  }
  return best;
}

/** The shortest time over so many metres, to the second. */
export function shortestIn(
  { grid }: Ground,
  span: Span,
  metres: number,
): { readonly startS: number; readonly seconds: number } | null {
  const { distance } = grid.channels;
  const rows = rowsOf(grid, span);
  let best: { readonly startS: number; readonly seconds: number } | null = null;
  let behind = rows.from;
  for (let row = rows.from; distance !== undefined && row < rows.to; row++) {
    const here = distance[row];
    if (!isKnown(here)) continue;
    while (behind < row && here - (distance[behind + 1] ?? Number.NaN) >= metres) behind++;
    const covered = here - (distance[behind] ?? Number.NaN);
    const elapsed = (grid.time[row] ?? 0) - (grid.time[behind] ?? 0);
    if (!(covered >= metres) || elapsed <= 0) continue;
    // A window a few metres too long took that much less for the distance itself.
    const seconds = (elapsed * metres) / covered;
    if (best === null || seconds < best.seconds) best = { startS: grid.time[behind] ?? 0, seconds };
  }
  return best;
}
