import { isKnown } from '#analysis/math/known.js';
import type { RowRange } from '#analysis/recording/grid.js';

/** Where a profile turns: rows and heights by turns of tops and bottoms, ends included. */
export interface TurningPoints {
  readonly rows: Int32Array;
  readonly heights: Float64Array;
  readonly count: number;
}

/**
 * Turning points of a profile between which it changes by `threshold` or more: smaller waves are
 * passed over. From one to the next it rises or falls, so rises less falls are the change of
 * height. Fewer than two where it never changes by as much. Hysteresis after [GC ElevationGain],
 * with the tops and bottoms themselves as references.
 */
export function turningPoints(
  altitude: ArrayLike<number>,
  threshold: number,
  range: RowRange = { from: 0, to: altitude.length },
): TurningPoints {
  const { from, to } = range;
  const least = Math.max(threshold, Number.MIN_VALUE);
  const rows = new Int32Array(to - from + 1);
  let count = 0;
  let heading = 0;
  let top = firstKnown(altitude, range);
  let bottom = top;
  for (let at = top + 1; at < to; at++) {
    const here = altitude[at] as number;
    if (!isKnown(here)) continue;
    if (heading >= 0 && (altitude[top] as number) - here >= least) {
      rows[count++] = top;
      heading = -1;
      bottom = at;
    } else if (heading <= 0 && here - (altitude[bottom] as number) >= least) {
      rows[count++] = bottom;
      heading = 1;
      top = at;
    }
    if (here > (altitude[top] as number)) top = at;
    if (here < (altitude[bottom] as number)) bottom = at;
  }
  if (heading !== 0) rows[count++] = heading > 0 ? top : bottom;
  return pointsAt(altitude, rows.subarray(0, count));
}

function firstKnown(altitude: ArrayLike<number>, { from, to }: RowRange): number {
  let at = from;
  while (at < to && !isKnown(altitude[at])) at++;
  return at;
}

function pointsAt(altitude: ArrayLike<number>, rows: Int32Array): TurningPoints {
  const heights = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) heights[at] = altitude[rows[at] as number] as number;
  return { rows, heights, count: rows.length };
}

/** The same with only those waves that change the height by `threshold` or more. */
export function wavesFrom(
  waves: readonly TurningPoints[],
  threshold: number,
): readonly TurningPoints[] {
  return waves.map(({ rows, heights }) => {
    const left = turningPoints(heights, threshold);
    return { ...left, rows: left.rows.map((at) => rows[at] as number) };
  });
}

/** Metres up and down between turning points. */
export function changesOver({ heights, count }: TurningPoints): { up: number; down: number } {
  let [up, down] = [0, 0];
  for (let at = 1; at < count; at++) {
    const change = (heights[at] as number) - (heights[at - 1] as number);
    if (change > 0) up += change;
    else down -= change;
  }
  return { up, down };
}
