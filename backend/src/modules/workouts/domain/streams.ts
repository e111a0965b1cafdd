import { StopCursor, stopsOf } from '../../../analysis/recording/pauses.js';
import type { Channel, ChannelName, ChannelSource, Recording, Span } from '../../../analysis/recording/recording.js';
import { unitOf } from './channel-units.js';
import { distanceAlong } from './distance-along.js';
import { GAP, keepExtremes } from './keep-extremes.js';

/** A channel as a line to be drawn. */
export interface Stream {
  readonly unit: string;
  readonly source: ChannelSource;
  /** Seconds since the start, rising. */
  readonly t: readonly number[];
  /** Metres since the start at the same points; null where the recording has no distance. */
  readonly d: readonly (number | null)[] | null;
  /** Null marks a gap. */
  readonly v: readonly (number | null)[];
}

export interface Streams {
  /** Seconds from the start to the last sample. */
  readonly durationS: number;
  readonly channels: Readonly<Partial<Record<ChannelName, Stream>>>;
  readonly pauses: readonly Span[];
  readonly laps: readonly Span[];
}

/** A line is not drawn over a hole longer than this, seconds; smart recording leaves out less (ours). */
const LONGEST_BRIDGE_S = 30;

/** The wanted channels that the recording has, each reduced to at most `points` points. */
export function streamsOf(recording: Recording, wanted: readonly ChannelName[], points: number): Streams {
  const distance = distanceAlong(recording);
  const channels: Partial<Record<ChannelName, Stream>> = {};
  for (const name of wanted) {
    const channel = recording.channels[name];
    const kept = channel && keep(recording, name, channel, points);
    if (kept?.length) channels[name] = line(recording, name, channel as Channel, kept, distance);
  }
  return {
    durationS: recording.time.at(-1) ?? 0,
    channels,
    pauses: recording.pauses,
    laps: recording.laps.map(({ from, to }) => ({ from, to })),
  };
}

/** Both halves of a position keep the same samples, so that a route can be drawn from them. */
function keep(recording: Recording, name: ChannelName, channel: Channel, points: number): number[] {
  const { latitude, longitude } = recording.channels;
  const isPosition = (name === 'latitude' || name === 'longitude') && latitude && longitude;
  const stops = new StopCursor(stopsOf(recording.pauses, recording.time));
  return keepExtremes(
    {
      time: recording.time,
      series: isPosition ? [latitude.values, longitude.values] : [channel.values],
      isGap: (from, to) => to - from > LONGEST_BRIDGE_S || stops.cuts(from, to),
    },
    points,
  );
}

function line({ time, family }: Recording, name: ChannelName, channel: Channel, kept: readonly number[], distance: Float64Array | null): Stream {
  const at = (place: number, values: Float64Array) => values[kept[place] as number] as number;
  const isGap = (place: number) => kept[place] === GAP;
  const decimals = name === 'latitude' || name === 'longitude' ? 7 : 3;
  const places = [...kept.keys()];
  return {
    unit: unitOf(name, family),
    source: channel.source,
    t: places.map((place) => round(isGap(place) ? (at(place - 1, time) + at(place + 1, time)) / 2 : at(place, time), 3)),
    d: distance && places.map((place) => (isGap(place) ? null : round(at(place, distance), 1))),
    v: places.map((place) => (isGap(place) ? null : round(at(place, channel.values), decimals))),
  };
}

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
