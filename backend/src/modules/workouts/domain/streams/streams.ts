import { StopCursor, stopsOf } from '#analysis/recording/pauses.js';
import type { ChannelSource, Recording, Span } from '#analysis/recording/recording.js';
import { distanceAlong } from './distance-along.js';
import { GAP, keepExtremes } from './keep-extremes.js';
import { extrasOf, linesOf, type Extra, type Line } from './line.js';

/** A channel as a line to be drawn. */
export interface Stream {
  /** Empty where an app did not tell. */
  readonly unit: string;
  readonly source: ChannelSource;
  /** Seconds since the start, rising. */
  readonly t: readonly number[];
  /** Whole metres since the start at the same points; null where the recording has no distance. */
  readonly d: readonly (number | null)[] | null;
  /** Null marks a gap. */
  readonly v: readonly (number | null)[];
}

export interface Streams {
  /** Seconds from the start to the last sample. */
  readonly durationS: number;
  readonly channels: Readonly<Record<string, Stream>>;
  /** What apps on the device recorded, asked for by name. */
  readonly extras: readonly Extra[];
  readonly pauses: readonly Span[];
  readonly laps: readonly Span[];
}

/** What is asked of the lines of a recording. */
export interface StreamsQuestion {
  readonly wanted: readonly string[];
  /** Of one line at most. */
  readonly points: number;
  /**
   * Seconds since the start; only this stretch, with one sample on each side of it. The whole where
   * left out.
   */
  readonly range?: Span;
}

/**
 * A line is not drawn over a hole longer than this, seconds; smart recording leaves out less
 * (ours).
 */
const LONGEST_BRIDGE_S = 30;

/**
 * The wanted lines that the recording has, each reduced to at most `points` points; duration,
 * pauses and laps are always those of the whole.
 * @param wPrime what is left of W′ at each sample, J; null where it cannot be told
 */
export function streamsOf(
  recording: Recording,
  { wanted, points, range }: StreamsQuestion,
  wPrime: Float64Array | null = null,
): Streams {
  const distance = distanceAlong(recording);
  const lines = new Map(linesOf(recording, wPrime).map((line) => [line.name, line]));
  const channels: Record<string, Stream> = {};
  for (const name of new Set(wanted)) {
    const line = lines.get(name);
    const kept = line && keep(recording, line, points, range);
    if (line && kept?.length) channels[name] = drawn(recording.time, line, kept, distance);
  }
  return {
    durationS: recording.time.at(-1) ?? 0,
    channels,
    extras: extrasOf(recording),
    pauses: stopsOf(recording.pauses, recording.time),
    laps: recording.laps.map(({ from, to }) => ({ from, to })),
  };
}

function keep(
  recording: Recording,
  { values, together = [values] }: Line,
  points: number,
  range: Span | undefined,
): number[] {
  const stops = new StopCursor(stopsOf(recording.pauses, recording.time));
  const isGap = (from: number, to: number) => to - from > LONGEST_BRIDGE_S || stops.cuts(from, to);
  return keepExtremes(
    { time: recording.time, series: together, isGap, ...(range && { range }) },
    points,
  );
}

function drawn(
  time: Float64Array,
  { unit, source, values, decimals }: Line,
  kept: readonly number[],
  distance: Float64Array | null,
): Stream {
  const at = (place: number, series: Float64Array) => series[kept[place] as number] as number;
  const isGap = (place: number) => kept[place] === GAP;
  const places = [...kept.keys()];
  return {
    unit: unit ?? '',
    source,
    t: places.map((place) =>
      round(isGap(place) ? (at(place - 1, time) + at(place + 1, time)) / 2 : at(place, time), 3),
    ),
    d: distance && places.map((place) => (isGap(place) ? null : Math.round(at(place, distance)))),
    v: places.map((place) => (isGap(place) ? null : round(at(place, values), decimals))),
  };
}

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
