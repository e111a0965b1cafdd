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
  const { length, time: seconds } = axis;
  const out = new Float64Array(length).fill(Number.NaN);
  const between = new StopCursor(stops);
  let last = -1;
  let filled = 0;
  // The first row that the last value did not reach.
  let open = length;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const value = values[i] as number;
    if (row === IN_A_STOP || !isKnown(value)) continue;
    const before = time[Math.max(0, last)] as number;
    const now = time[i] as number;
    if (open < row && now - before <= gapS && !between.cuts(before, now)) {
      const start = values[last] as number;
      for (let at = open; at < row; at++)
        out[at] = start + ((value - start) * ((seconds[at] as number) - before)) / (now - before);
      filled += row - open;
    }
    if (row < length) {
      out[row] = value;
      filled++;
    }
    last = i;
    open = next[i] as number;
  }
  return filled > 0 ? out : null;
}

function isWhole(values: Float64Array): boolean {
  for (let i = 0; i < values.length; i++) if (!isKnown(values[i])) return false;
  return values.length > 0;
}
