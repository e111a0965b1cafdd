import type { ChartAxis } from '#components/chart/chart-axis.js';
import type { Panel } from '#components/chart/panel.js';
import type { Extent } from '#components/chart/ticks.js';
import type { Palette } from '#theme/palette.js';
import { calm } from './smoothing.js';
import type { ChannelView } from './channels.js';
import { lowerBound } from './every-second.js';
import type { CurveName, Span, Stream } from './streams.js';
import { yExtent } from './y-extent.js';

const LABEL_EDGE_PX = 6;

type Values = readonly (number | null)[];

/** One channel laid out on the chart's axes. */
export interface Curve {
  readonly channel: ChannelView<CurveName>;
  readonly stream: Stream;
  readonly x: readonly number[];
  readonly raw: Values;
}

export interface CalmedCurve extends Curve {
  readonly calm: Values | null;
}

/**
 * Where the recording paused, and where a zero means that there was nothing to measure, the curve
 * has a gap.
 */
export function toCurve(
  channel: ChannelView<CurveName>,
  recorded: Stream,
  axis: ChartAxis,
  pauses: readonly Span[],
): Curve {
  const stream = interrupted(recorded, pauses, channel.zeroIsGap);
  return {
    channel,
    stream,
    x: stream.t.map((seconds) => axis.toX(seconds)),
    raw: stream.v.map((value) => onAxis(channel, value)),
  };
}

/** Averages before it converts: the pace of a mean speed is right, the mean of paces is not. */
export function calmed(curve: Curve, window: number | null): CalmedCurve {
  const { channel, stream } = curve;
  if (window === null || !channel.noisy) return { ...curve, calm: null };
  return {
    ...curve,
    calm: calm(stream.t, stream.v, window).map((value) => onAxis(channel, value)),
  };
}

/** The panel for what is shown, in seconds: its vertical axis fits the part in sight. */
export function toPanel(
  { channel, stream, x, raw, calm: calmCurve }: CalmedCurve,
  range: Extent,
  colours: Palette,
): Panel {
  // A pace leaps at every stop and start: its axis follows the calm curve.
  const judged = channel.inverted && calmCurve ? calmCurve : raw;
  const inSight = indicesIn(stream.t, range);
  const extent = yExtent(judged.slice(inSight.from, inSight.to), channel.extent) ?? {
    from: 0,
    to: channel.extent.least,
  };
  return {
    id: channel.name,
    label: channel.label,
    unit: channel.unit,
    ...(channel.note === undefined ? {} : { note: channel.note }),
    colour: colours[channel.colour],
    labelColour: colours[channel.filled ? 'quiet' : channel.colour],
    height: channel.height,
    x,
    raw,
    calm: calmCurve,
    extent,
    ticks: channel.ticks(inner(extent, channel.height)),
    tickText: channel.tickText,
    inverted: channel.inverted,
    filled: channel.filled,
    beyond: channel.extent.clipsSpikes ? highestBeyond({ x, raw, channel }, inSight, extent) : null,
  };
}

function highestBeyond(
  { x, raw, channel }: Pick<Curve, 'x' | 'raw' | 'channel'>,
  inSight: Extent,
  extent: Extent,
): Panel['beyond'] {
  let highest = Math.max(extent.to, 0);
  let at: number | null = null;
  for (let index = inSight.from; index < inSight.to; index += 1) {
    const value = raw[index] ?? null;
    if (value === null || value <= highest) continue;
    highest = value;
    at = index;
  }
  return at === null
    ? null
    : { x: x[at] ?? 0, text: `${channel.tickText(highest)} ${channel.unit}` };
}

/**
 * Which entries of the rising `t` lie in a range: from the first of them up to, without, the second
 * number.
 */
function indicesIn(t: readonly number[], range: Extent): Extent {
  let to = t.length;
  while (to > 0 && (t[to - 1] ?? 0) > range.to) to -= 1;
  return { from: Math.min(to, lowerBound(t, range.from)), to };
}

function onAxis(channel: ChannelView<CurveName>, value: number | null): number | null {
  return value === null ? null : channel.toAxis(value);
}

/** The extent without the pixels at its ends in which a label would be cut off. */
function inner({ from, to }: Extent, height: number): Extent {
  const edge = ((to - from) * LABEL_EDGE_PX) / height;
  return { from: from + edge, to: to - edge };
}

/**
 * The stream with a gap wherever a line through its points would tell of something that was not
 * recorded.
 */
function interrupted(stream: Stream, pauses: readonly Span[], zeroIsGap: boolean): Stream {
  const v = zeroIsGap ? stream.v.map((value) => (value === 0 ? null : value)) : stream.v;
  const cuts = pauses.map(({ from, to }) => (from + to) / 2);
  if (cuts.length === 0) return { ...stream, v };
  const points = stream.t.map((t, index) => ({ t, v: v[index] ?? null }));
  const merged = [...points, ...cuts.map((t) => ({ t, v: null }))].sort((a, b) => a.t - b.t);
  return { ...stream, t: merged.map(({ t }) => t), v: merged.map((point) => point.v), d: null };
}
