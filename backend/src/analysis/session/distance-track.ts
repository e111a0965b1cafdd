import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import type { Ground } from './ground.js';

/** The metres covered from the start, second by second, where they are known. */
interface Track {
  readonly seconds: Float64Array;
  readonly metres: Float64Array;
}

const trackOf = oncePer(({ grid }: Ground): Track | null => {
  const { distance } = grid.channels;
  if (distance === undefined) return null;
  const seconds = new Float64Array(grid.length + 1);
  const metres = new Float64Array(grid.length + 1);
  // Some counters speak up seconds after the start, from which the first kilometre is.
  seconds[0] = grid.time[0] ?? 0;
  let n = 1;
  for (let row = 0; row < grid.length; row++) {
    const here = distance[row];
    if (!isKnown(here)) continue;
    seconds[n] = grid.time[row] as number;
    metres[n++] = here;
  }
  return n === 1 ? null : { seconds: seconds.subarray(0, n), metres: metres.subarray(0, n) };
});

/**
 * The whole second nearest to which so many metres were covered from the start, so that times and
 * distances agree; null where it was not so far.
 */
export function secondAt(ground: Ground, metres: number): number | null {
  const track = trackOf(ground);
  if (track === null) return null;
  const at = track.metres.length - countFrom(track.metres, metres);
  if (at >= track.metres.length) return null;
  const [before, here] = [track.metres[at - 1], track.metres[at] as number];
  const nearer = before !== undefined && metres - before < here - metres ? at - 1 : at;
  return track.seconds[nearer] as number;
}

/** Metres from the start to the last known distance; null without distance. */
export function lengthOf(ground: Ground): number | null {
  return trackOf(ground)?.metres.at(-1) ?? null;
}

/** How many of rising values reach at least a limit. */
function countFrom(values: Float64Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return values.length - low;
}
