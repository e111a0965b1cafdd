import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { clock } from '#coaching/domain/display/duration.js';
import { shownDistance } from '#coaching/domain/display/quantities.js';
import type { Place } from '#coaching/domain/tools/place.js';
import { bounds } from './inside.js';
import type { Part, Parts } from './part.js';
import type { Seen } from './seen.js';

type Cut = Extract<Place, { kind: 'edge' | 'stretch' }>;

/** "The last 2 min of rep 3", "km 1 to 2 of the climb": measured from the start of the part. */
export function cutOf(outer: Part, place: Cut, seen: Seen): Parts {
  const range = bounds(outer, place.by, seen);
  if (range === null) return { refused: 'no distance was recorded there' };
  const [from, to] = edges(place, range.size);
  if (from >= range.size || to <= from) return { refused: `${outer.name} was shorter than that` };
  const span = { from: range.at(from / range.size), to: range.at(Math.min(1, to / range.size)) };
  if (span.to - span.from < 1) return { refused: 'that stretch is too short to say anything' };
  const part = {
    ...span,
    key: `${outer.key}.${place.by}.${from.toFixed(0)}.${to.toFixed(0)}`,
    name: `${nameOf(place, seen)} of ${outer.name}`,
  };
  return {
    series: null,
    parts: [{ ...part, stretch: stretchOf(seen.look.ground, part), kind: null, fragment: false }],
  };
}

function edges(place: Cut, size: number): readonly [from: number, to: number] {
  if (place.kind === 'stretch') return [place.from ?? 0, Math.min(size, place.to ?? size)];
  if (place.length > size) return [size, size];
  return place.edge === 'first' ? [0, place.length] : [size - place.length, size];
}

function nameOf(place: Cut, { units }: Seen): string {
  const shown = (value: number) =>
    place.by === 'seconds' ? clock(value) : shownDistance(value, units);
  if (place.kind === 'edge') return `the ${place.edge} ${shown(place.length)}`;
  if (place.from === null) return `the first ${shown(place.to ?? 0)}`;
  return place.to === null
    ? `the stretch from ${shown(place.from)} on`
    : `${shown(place.from)} to ${shown(place.to)}`;
}
