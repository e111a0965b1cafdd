import { lowerBound } from './every-second.js';
import type { CurveName, Span, Stream, Streams } from './streams.js';

/**
 * A range of up to this length comes with every sample in one answer, and room for the marks of
 * gaps; seconds. The server gives 20,000 points.
 */
export const LONGEST_ANSWER_S = 19_000;
/**
 * A longer range comes in several answers, up to a bit over two days: beyond that it would be more
 * than a page should hold.
 */
const MOST_ANSWERS = 10;
export const LONGEST_LOOK_S = LONGEST_ANSWER_S * MOST_ANSWERS;

/**
 * The range of a recording that is worth every sample: what is zoomed to where it holds the
 * selection, else the selection. In whole seconds; null where nothing is looked at, and where it is
 * too long.
 */
export function closerLook({
  zoom,
  selection,
}: {
  readonly zoom: Span | null;
  readonly selection: Span | null;
}): Span | null {
  const looks =
    zoom && (selection === null || covers(zoom, selection)) ? [zoom, selection] : [selection];
  const range = looks.find((look) => look !== null && canBeWhole(look));
  return range
    ? {
        from: Math.max(0, Math.floor(range.from)),
        to: Math.max(Math.ceil(range.to), Math.floor(range.from) + 1),
      }
    : null;
}

export function canBeWhole({ from, to }: Span): boolean {
  return to - from <= LONGEST_LOOK_S;
}

/** A range in parts that come with every sample, of equal length and in whole seconds. */
export function partsOf({ from, to }: Span): readonly Span[] {
  const count = Math.max(1, Math.ceil((to - from) / LONGEST_ANSWER_S));
  const edge = (index: number): number => Math.round(from + ((to - from) * index) / count);
  return Array.from({ length: count }, (_, index) => ({ from: edge(index), to: edge(index + 1) }));
}

export function covers(range: Span, { from, to }: Span): boolean {
  return range.from <= from && to <= range.to;
}

/** The streams with the finer ones of the parts of a range laid into them. */
export function withDetails(streams: Streams, details: readonly Streams[]): Streams {
  return details.reduce(withDetail, streams);
}

function withDetail(streams: Streams, detail: Streams): Streams {
  const names = Object.keys(streams.channels) as CurveName[];
  const channels = names.map((name) => [
    name,
    spliced(streams.channels[name], detail.channels[name]),
  ]);
  return { ...streams, channels: Object.fromEntries(channels) as Streams['channels'] };
}

function spliced(stream: Stream | undefined, detail: Stream | undefined): Stream | undefined {
  const [first, last] = [detail?.t[0], detail?.t.at(-1)];
  if (!stream || !detail || first === undefined || last === undefined) return stream;
  const head = lowerBound(stream.t, first);
  const at = lowerBound(stream.t, last);
  const tail = stream.t[at] === last ? at + 1 : at;
  const joined = <T>(before: readonly T[], between: readonly T[]): T[] => [
    ...before.slice(0, head),
    ...between,
    ...before.slice(tail),
  ];
  return {
    ...stream,
    t: joined(stream.t, detail.t),
    v: joined(stream.v, detail.v),
    d: stream.d && detail.d && joined(stream.d, detail.d),
  };
}
