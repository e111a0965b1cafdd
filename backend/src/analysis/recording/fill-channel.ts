import { isKnown } from '../math/known.js';
import { BRIDGED_GAP_S, type GridAxis } from './grid-axis.js';
import { StopCursor } from './pauses.js';
import type { ChannelName, Span } from './recording.js';

/** Power and what depends on each pedal stroke jumps about: nothing is made up for it over more than 10 s (ours). */
export const BRIDGED_POWER_GAP_S = 10;

/** The longest hole between two values of a channel that a straight line may bridge, seconds. */
export function bridgedGap(channel: ChannelName): number {
  return channel === 'power' || channel === 'rightBalance' ? BRIDGED_POWER_GAP_S : BRIDGED_GAP_S;
}

/**
 * The values of one channel on the rows of the grid: measured where there is a sample, on a straight line between
 * two that are near enough, NaN elsewhere. Nothing is bridged across a stop, and samples inside a stop are left out.
 */
export function fillChannel(axis: GridAxis, time: Float64Array, values: Float64Array, stops: readonly Span[], gapS: number): Float64Array {
  const out = new Float64Array(axis.length).fill(Number.NaN);
  const inside = new StopCursor(stops);
  const between = new StopCursor(stops);
  let last = -1;
  let row = 0;
  for (let i = 0; i < time.length; i++) {
    const now = time[i] as number;
    const value = values[i] as number;
    if (!isKnown(value) || inside.holds(now)) continue;
    const second = Math.round(now);
    const before = last < 0 ? -Infinity : (time[last] as number);
    const from = last < 0 ? value : (values[last] as number);
    const bridged = now - before <= gapS && !between.cuts(before, now);
    for (; row < axis.length && (axis.time[row] as number) < second; row++) {
      const at = axis.time[row] as number;
      if (bridged && at > before) out[row] = from + ((value - from) * (at - before)) / (now - before);
    }
    if (row < axis.length && axis.time[row] === second) out[row] = value;
    last = i;
  }
  return out;
}
