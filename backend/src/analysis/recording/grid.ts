import { isKnown } from '../math/known.js';
import { fillChannel, bridgedGap } from './fill-channel.js';
import { axisOf, type GridAxis } from './grid-axis.js';
import { stopsOf } from './pauses.js';
import type { Channel, ChannelName, Recording, Span } from './recording.js';

/** A recording on one row per second: the ground on which every metric is worked out. NaN where there is no value. */
export interface Grid extends GridAxis {
  readonly channels: Readonly<Partial<Record<ChannelName, Float64Array>>>;
  /** Spans in which the timer stood, presumed stops among them. */
  readonly stops: readonly Span[];
}

/** The 1 Hz grid of a recording. A channel that has not one value on it is absent. */
export function gridOf(recording: Recording): Grid {
  const stops = stopsOf(recording.pauses, recording.time);
  const axis = axisOf(recording.time, stops);
  const channels: Partial<Record<ChannelName, Float64Array>> = {};
  for (const [name, channel] of Object.entries(recording.channels) as [ChannelName, Channel][]) {
    const values = fillChannel(axis, recording.time, channel.values, stops, bridgedGap(name));
    if (values.some(isKnown)) channels[name] = values;
  }
  return { ...axis, channels, stops };
}

/** Rows from `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The rows of a span: its first second inside, its last outside, save where it ends with the recording. */
export function rowsOf(axis: Pick<GridAxis, 'length' | 'time'>, span: Span): RowRange {
  const last = axis.time[axis.length - 1] ?? 0;
  return { from: rowAt(axis, span.from), to: span.to >= last ? axis.length : rowAt(axis, span.to) };
}

/** First row at or after a second of the recording. */
export function rowAt(axis: Pick<GridAxis, 'length' | 'time'>, second: number): number {
  let low = 0;
  let high = axis.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((axis.time[middle] as number) < second) low = middle + 1;
    else high = middle;
  }
  return low;
}
