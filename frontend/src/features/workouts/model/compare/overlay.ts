import type { Extent } from '#components/chart/ticks.js';
import type { ChannelView } from '../chart/channels.js';
import type { Streams } from '../chart/streams.js';
import { yExtent } from '../chart/y-extent.js';
import type { Alignment } from './alignment.js';
import { type Integral, integralOf, meanBetween } from './integral.js';

/** One recording laid out on the common axis: means of equal stretches, on the channel's axis. */
export interface OverlayCurve {
  /** Middle of each stretch. */
  readonly x: readonly number[];
  readonly y: readonly (number | null)[];
}

export interface Overlay {
  readonly curves: readonly OverlayCurve[];
  readonly extent: Extent;
}

/** One running sum for each recording; null where it lacks the channel. */
export function integrals(
  recordings: readonly Streams[],
  channel: ChannelView,
): readonly (Integral | null)[] {
  return recordings.map(({ channels, pauses }) => {
    const stream = channels[channel.name];
    return stream?.v.some((value) => value !== null)
      ? integralOf(stream, pauses, channel.zeroIsGap)
      : null;
  });
}

/**
 * Means over `count` stretches of what is shown. It averages before it converts: a mean of paces is
 * wrong.
 */
export function overlay(
  sums: readonly (Integral | null)[],
  alignment: Alignment,
  channel: ChannelView,
  { range, count }: { readonly range: Extent; readonly count: number },
): Overlay {
  const width = (range.to - range.from) / count;
  const curves = sums.map((integral, index) => {
    const secondsAt = alignment.secondsAt[index];
    const x = Array.from({ length: count }, (_, place) => range.from + (place + 0.5) * width);
    const y = x.map((middle) => {
      const value = integral && secondsAt ? meanAround(integral, secondsAt, middle, width) : null;
      return value === null ? null : channel.toAxis(value);
    });
    return { x, y };
  });
  const extent = yExtent(
    curves.flatMap(({ y }) => y),
    channel.extent,
  ) ?? { from: 0, to: channel.extent.least };
  return { curves, extent };
}

/**
 * Mean of one recording around a position of the common axis, in the channel's own unit; null where
 * it has nothing there.
 */
export function meanAround(
  integral: Integral,
  secondsAt: (position: number) => number | null,
  middle: number,
  width: number,
): number | null {
  const at = secondsAt(middle);
  if (at === null) return null;
  const [from, to] = [secondsAt(middle - width / 2), secondsAt(middle + width / 2)];
  // At the end of a part or of a recording one half of the stretch is missing.
  const half = Math.max(at - (from ?? at), (to ?? at) - at);
  const start = from !== null && from <= at ? from : at - half;
  const end = to !== null && to >= at ? to : at + half;
  return end > start ? meanBetween(integral, start, end) : null;
}
