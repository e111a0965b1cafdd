import { lengthOf, secondAt } from '#analysis/session/distance-track.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { metresAt } from '../operations/moment.js';
import type { Series } from '../query.js';
import { plural } from '../series-words.js';
import type { Named, Part, Parts } from './part.js';
import type { Seen } from './seen.js';

/** A part belongs to another one where this share of it is inside (ours). */
const INSIDE_SHARE = 0.5;
/** Shorter parts of a part say nothing (ours). */
const SHORTEST_S = 5;
const MOST_CUTS = 200;

/** What is cut into pieces of its own; laps, intervals and climbs are where they are. */
const IN_PIECES: Readonly<Partial<Record<Series['kind'], number>>> = {
  half: 2,
  third: 3,
  quarter: 4,
};
const PLACES: readonly string[] = ['first', 'second', 'third', 'fourth'];

/** The parts of a series inside another part; `all` gives those of the whole workout. */
export function partsInside(
  series: Series,
  outer: Part,
  seen: Seen,
  all: (series: Series) => Parts,
): Parts {
  const pieces = IN_PIECES[series.kind];
  if (pieces !== undefined) return cut(series, piecesOf(outer, series, pieces, seen), seen);
  if (series.kind === 'block') {
    const known = isSplit(series) ? all(series) : null;
    const inside = known && 'parts' in known ? known.parts.filter((part) => isIn(part, outer)) : [];
    if (inside.length > 1 && !isSlope(outer)) return { series, parts: inside };
    return cut(series, blocksOf(outer, series, seen), seen);
  }
  const found = all(series);
  if ('refused' in found) return found;
  const parts = found.parts.filter((part) => isIn(part, outer) && part.key !== outer.key);
  return parts.length > 0
    ? { series, parts }
    : { refused: `there are no ${plural(series)} in ${outer.name}`, absent: true };
}

function isSplit({ by, length }: Extract<Series, { kind: 'block' }>): boolean {
  return by === 'metres' && (length === 1000 || Math.abs(length - METRES_PER_MILE) < 1);
}

function isIn({ from, to }: Part, outer: Part): boolean {
  const shared = Math.min(to, outer.to) - Math.max(from, outer.from);
  return to > from && shared >= INSIDE_SHARE * (to - from);
}

function isSlope({ key }: Part): boolean {
  return /^(?:climb|descent)/.test(key);
}

/** Halves and quarters of a slope go by its length, others by time. */
function piecesOf(outer: Part, { kind }: Series, many: number, seen: Seen): Named[] {
  const by = isSlope(outer) && bounds(outer, 'metres', seen) !== null ? 'metres' : 'seconds';
  const range = bounds(outer, by, seen);
  if (range === null) return [];
  return Array.from({ length: many }, (_, index) => {
    const place = index === many - 1 ? 'last' : (PLACES[index] ?? '');
    const name = kind === 'half' && index === 1 ? 'second' : place;
    return {
      from: range.at(index / many),
      to: range.at((index + 1) / many),
      key: `${outer.key}.${kind}.${index + 1}`,
      name: `the ${name} ${kind} of ${outer.name}`,
    };
  });
}

function blocksOf(
  outer: Part,
  { by, length }: Extract<Series, { kind: 'block' }>,
  seen: Seen,
): Named[] {
  const range = bounds(outer, by, seen);
  const many = range && length > 0 ? Math.ceil(range.size / length - 1e-6) : 0;
  if (range === null || many < 1 || many > MOST_CUTS) return [];
  const noun = blockNoun(by, length);
  return Array.from({ length: many }, (_, index) => ({
    from: range.at((index * length) / range.size),
    to: range.at(Math.min(1, ((index + 1) * length) / range.size)),
    key: `${outer.key}.${by}.${Math.round(length)}.${index + 1}`,
    name: `${noun} ${index + 1} of ${outer.name}`,
  }));
}

function blockNoun(by: 'metres' | 'seconds', length: number): string {
  if (by === 'seconds') return length === 60 ? 'minute' : 'stretch';
  return length === 1000 ? 'km' : 'stretch';
}

interface Bounds {
  /** Metres or seconds. */
  readonly size: number;
  /** Second of the recording at a share of the part. */
  readonly at: (share: number) => number;
}

/** Where a part begins and ends, by time or by distance; null where no distance is known. */
export function bounds(outer: Part, by: 'metres' | 'seconds', { look }: Seen): Bounds | null {
  const { ground } = look;
  if (by === 'seconds')
    return {
      size: outer.to - outer.from,
      at: (share) => Math.round(outer.from + share * (outer.to - outer.from)),
    };
  const [from, to] = [metresAt(outer.from, ground), metresAt(outer.to, ground)];
  if (lengthOf(ground) === null || from === null || to === null || to <= from) return null;
  return {
    size: to - from,
    at: (share) => {
      if (share <= 0) return outer.from;
      return share >= 1 ? outer.to : (secondAt(ground, from + share * (to - from)) ?? outer.to);
    },
  };
}

function cut(series: Series, spans: readonly Named[], { look: { ground } }: Seen): Parts {
  const long = spans.filter(({ from, to }) => to - from >= SHORTEST_S);
  if (long.length === 0) return { refused: 'it is too short for such parts' };
  const measured = long.map((span) => ({ ...span, stretch: stretchOf(ground, span) }));
  const sizes = measured.map(({ from, to }) => to - from).sort((a, b) => a - b);
  const median = sizes[sizes.length >> 1] ?? 0;
  return {
    series,
    parts: measured.map((part) => ({
      ...part,
      kind: null,
      fragment: part.to - part.from < INSIDE_SHARE * median,
    })),
  };
}
