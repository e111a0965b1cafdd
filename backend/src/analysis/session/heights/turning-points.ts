import { isKnown } from '../../math/known.js';

/** Where a profile turns: rows and heights by turns of tops and bottoms, ends included. */
export interface TurningPoints {
  readonly rows: Int32Array;
  readonly heights: Float64Array;
  readonly count: number;
}

/**
 * Turning points of a profile between which it changes by `threshold` or more: smaller waves are
 * passed over. Between two of them lies one rise or one fall, so rises less falls are the change
 * of height. Fewer than two where it never changes by as much. Hysteresis after [GC ElevationGain],
 * with the tops and bottoms themselves as references.
 */
export function turningPoints(
  altitude: ArrayLike<number>,
  threshold: number,
  rowOf: (at: number) => number = (at) => at,
  { from, to } = { from: 0, to: altitude.length },
): TurningPoints {
  const rows = new Int32Array(to - from + 1);
  const heights = new Float64Array(to - from + 1);
  let count = 0;
  let heading = 0;
  let [top, bottom] = [-1, -1];
  const keep = (at: number): void => {
    rows[count] = rowOf(at);
    heights[count++] = altitude[at] as number;
  };
  for (let at = from; at < to; at++) {
    const here = altitude[at] as number;
    if (!isKnown(here)) continue;
    if (top < 0) top = bottom = at;
    const [high, low] = [altitude[top] as number, altitude[bottom] as number];
    if (heading >= 0 && here > high) top = at;
    if (heading <= 0 && here < low) bottom = at;
    if (heading >= 0 && here < high && high - here >= threshold) {
      keep(top);
      heading = -1;
      bottom = at;
    } else if (heading <= 0 && here > low && here - low >= threshold) {
      keep(bottom);
      heading = 1;
      top = at;
    }
  }
  if (heading !== 0) keep(heading > 0 ? top : bottom);
  return { rows: rows.subarray(0, count), heights: heights.subarray(0, count), count };
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
