import { fillChannel, bridgedGap } from './fill-channel.js';
import { axisOf, firstFrom, markSamples, placesOf, type GridAxis } from './grid-axis.js';
import { stopsOf } from './pauses.js';
import type { Channel, ChannelName, Recording, Span } from './recording.js';

/**
 * A recording on one row per second: the ground on which every metric is worked out. NaN where
 * there is no value.
 */
export interface Grid extends GridAxis {
  readonly channels: Readonly<Partial<Record<ChannelName, Float64Array>>>;
  /** Spans in which the timer was stopped, presumed stops among them. */
  readonly stops: readonly Span[];
  /** Those of the stops that never passed. */
  readonly clockJumps: readonly Span[];
}

/** The 1 Hz grid of a recording. A channel that has not one value on it is absent. */
export function gridOf({ pauses, time, channels: recorded, clockJumps = [] }: Recording): Grid {
  const stops = stopsOf(pauses, time);
  const axis = axisOf(time, stops);
  const places = placesOf(axis, time, stops);
  markSamples(axis, places, time, stops);
  const channels: Partial<Record<ChannelName, Float64Array>> = {};
  for (const [name, { values }] of Object.entries(recorded) as [ChannelName, Channel][]) {
    const filled = fillChannel({ axis, time, places, stops }, values, bridgedGap(name));
    if (filled !== null) channels[name] = filled;
  }
  return { ...axis, channels, stops, clockJumps };
}

/** Rows from `from` up to, not including, `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a span: its first second inside, its last outside, save where it ends with the
 * recording.
 */
export function rowsOf(axis: Pick<GridAxis, 'length' | 'time'>, span: Span): RowRange {
  const last = axis.time[axis.length - 1] ?? 0;
  return { from: rowAt(axis, span.from), to: span.to >= last ? axis.length : rowAt(axis, span.to) };
}

/** First row at or after a second of the recording. */
export function rowAt(axis: Pick<GridAxis, 'time'>, second: number): number {
  return firstFrom(axis.time, second);
}
