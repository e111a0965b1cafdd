import { isKnown } from '../math/known.js';
import { BRIDGED_GAP_S, IN_A_STOP, type GridAxis, type Places } from './grid-axis.js';
import { StopCursor } from './pauses.js';
import type { ChannelName, Span } from './recording.js';

/**
 * Power and what depends on each pedal stroke jumps about: nothing is made up for it over more than
 * 10 s (ours).
 */
export const BRIDGED_POWER_GAP_S = 10;

/** The longest hole between two values of a channel that a straight line may bridge, seconds. */
export function bridgedGap(channel: ChannelName): number {
  return channel === 'power' || channel === 'rightBalance' ? BRIDGED_POWER_GAP_S : BRIDGED_GAP_S;
}

/** What all channels are laid out by. */
export interface Layout {
  readonly axis: Pick<GridAxis, 'length' | 'time'>;
  /** Time stamps of the samples. */
  readonly time: Float64Array;
  readonly places: Places;
  readonly stops: readonly Span[];
}

/**
 * The values of one channel on the rows of the grid: measured where there is a sample, on a
 * straight line between two that are near enough, NaN elsewhere. Nothing is bridged across a stop,
 * and samples inside a stop are left out. Null where no row gets a value. Where there is nothing to
 * place the values stay the ones given, uncopied.
 */
export function fillChannel(
  { axis, time, places: { rows, next, areRows }, stops }: Layout,
  values: Float64Array,
  gapS: number,
): Float64Array | null {
  if (areRows && isWhole(values)) return values;
  const { length } = axis;
  const out = new Float64Array(length).fill(Number.NaN);
  const between = new StopCursor(stops);
  let last = -1;
  // The first row that the last value did not reach.
  let open = Infinity;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const value = values[i] as number;
    if (row === IN_A_STOP || !isKnown(value)) continue;
    if (open < row) {
      const before = time[last] as number;
      const now = time[i] as number;
      if (now - before <= gapS && !between.cuts(before, now))
        bridge(out.subarray(open, row), axis.time.subarray(open, row), [
          [before, values[last] as number],
          [now, value],
        ]);
    }
    if (row < length) out[row] = value;
    last = i;
    open = next[i] as number;
  }
  return last >= 0 && out.some(isKnown) ? out : null;
}

function isWhole(values: Float64Array): boolean {
  for (let i = 0; i < values.length; i++) if (!isKnown(values[i])) return false;
  return values.length > 0;
}

type Point = readonly [second: number, value: number];

/** Lays rows on the straight line between two points. */
function bridge(
  out: Float64Array,
  seconds: Float64Array,
  [[before, start], [now, end]]: readonly [Point, Point],
): void {
  for (let row = 0; row < out.length; row++)
    out[row] = start + ((end - start) * ((seconds[row] as number) - before)) / (now - before);
}
