import type { Span } from '#analysis/recording/recording.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { listed } from '../words.js';
import { combined } from './combined.js';
import type { Part } from './part.js';
import type { Seen } from './seen.js';

/** Shorter pieces that are left say nothing, s. */
const SHORTEST_S = 1;

/** A part without its stops. */
export function movingPart(part: Part, seen: Seen): Part {
  const stretch = leftOver(part, seen.workout.analysis.stops?.list ?? [], seen);
  if (stretch === null) return part;
  return part.key === 'whole'
    ? { ...part, key: 'moving', name: 'your moving time', stretch }
    : { ...part, key: `${part.key}.moving`, name: `${part.name} without its stops`, stretch };
}

/** The workout without some of its parts; null where nothing is left. */
export function withoutParts(whole: Part, gone: readonly Part[], seen: Seen): Part | null {
  const stretch = leftOver(whole, gone, seen);
  if (stretch === null) return null;
  return {
    ...whole,
    key: `without.${gone.map(({ key }) => key).join('.')}`,
    name: `${whole.name} without ${listed(gone.map(({ name }) => name))}`,
    stretch,
  };
}

function leftOver(part: Part, all: readonly Span[], seen: Seen): Part['stretch'] | null {
  const gone = all
    .filter(({ from, to }) => to > part.from && from < part.to)
    .sort((a, b) => a.from - b.from);
  const from = [part.from, ...gone.map(({ to }) => to)];
  const to = [...gone.map((span) => span.from), part.to];
  const spans = from
    .map((start, at) => ({ from: start, to: to[at] ?? part.to }))
    .filter((span) => span.to - span.from >= SHORTEST_S);
  if (gone.length === 0 || spans.length === 0) return null;
  return combined(spans.map((span) => stretchOf(seen.look.ground, span)));
}
