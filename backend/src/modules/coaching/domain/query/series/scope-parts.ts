import { spanOf } from '#coaching/domain/tools/span-of.js';
import { ORDINALS } from '#coaching/domain/display/number-names.js';
import { inOrder } from '../operations/order.js';
import type { Nth, Range, Scope, Series } from '../query.js';
import { usualMetric } from '../metrics/usual-metric.js';
import { plural, singular } from '../series-words.js';
import { combined } from './combined.js';
import { leaningParts, onlyPart } from './leaning-parts.js';
import { movingPart } from './left-over.js';
import { cutOf } from './part-of-part.js';
import { measured, type NoParts, type Part, type Parts } from './part.js';
import { shownOf, type Seen } from './seen.js';
import { seriesParts } from './series-parts.js';

/** The parts that a scope means: one, or all of a series. */
export function scopeParts(scope: Scope, seen: Seen): Parts {
  switch (scope.kind) {
    case 'whole':
      return { series: null, parts: [seen.inside ?? wholePart(seen)] };
    case 'each':
      return ranged(scope, seen);
    case 'together':
      return together(scope, seen);
    case 'stops':
      return together({ series: { kind: 'stop' } }, seen);
    case 'moving':
      return scope.of
        ? onlyPart(scopeParts(scope.of, seen), (part) => ({
            series: null,
            parts: [movingPart(part, seen)],
          }))
        : { series: null, parts: [movingPart(wholePart(seen), seen)] };
    case 'one':
      return one(scope, seen);
    case 'end':
      return atEnd(scope, seen);
    case 'phase':
      return phase(scope.phase, seen);
    case 'place':
      return place(scope, seen);
    case 'beside':
    case 'held':
    case 'peak':
    case 'among':
    case 'without':
      return leaningParts(scope, { seen, partsOf: (other) => scopeParts(other, seen) });
    case 'inside':
      return inside(scope, seen);
    case 'neighbour':
      return neighbour(scope, seen);
  }
}

/** A part of a part; where it has several, they are one. */
function inside({ outer, inner }: Extract<Scope, { kind: 'inside' }>, seen: Seen): Parts {
  const narrowed = insideOf(outer, seen);
  return 'refused' in narrowed ? narrowed : scopeParts(inner, narrowed);
}

/** A workout of which only one part is looked at. */
export function insideOf(outer: Scope, seen: Seen): Seen | NoParts {
  const found = scopeParts(outer.kind === 'each' ? { ...outer, kind: 'together' } : outer, seen);
  // A single set is all of it.
  if ('refused' in found) return outer.kind === 'one' && outer.series.kind === 'set' ? seen : found;
  const [inside] = found.parts;
  return inside ? { ...seen, inside } : { refused: 'there are no such parts' };
}

/** Parts that follow each other may overlap by so much (ours). s. */
const OVERLAP_S = 30;

function neighbour({ series, step, to }: Extract<Scope, { kind: 'neighbour' }>, seen: Seen): Parts {
  const [found, all] = [scopeParts(to, seen), seriesParts(series, seen)];
  if ('refused' in found) return found;
  if ('refused' in all) return all;
  const [anchor] = found.parts;
  const order = step > 0 ? all.parts : [...all.parts].reverse();
  const next = order.find((part) =>
    step > 0
      ? part.from >= (anchor?.to ?? 0) - OVERLAP_S
      : part.to <= (anchor?.from ?? 0) + OVERLAP_S,
  );
  const name = anchor?.name ?? 'it';
  return next
    ? { series, parts: [next] }
    : { refused: `there is no ${singular(series)} ${step > 0 ? 'after' : 'before'} ${name}` };
}

/** The workout from end to end. */
export function wholePart(seen: Seen): Part {
  const { time } = seen.look.ground.grid;
  const last = seen.look.ground.grid.length - 1;
  const noun = seen.workout.family === 'running' ? 'the whole run' : 'the whole ride';
  const part = measured(
    { from: time[0] ?? 0, to: time[last] ?? 0, key: 'whole', name: noun },
    seen,
  );
  return { ...part, stretch: { ...part.stretch, elapsedS: seen.workout.elapsedS } };
}

function phase(which: 'warmup' | 'cooldown', seen: Seen): Parts {
  const found = seen.workout.analysis.intervals.filter(({ kind }) => kind === which);
  const name = which === 'warmup' ? 'the warm-up' : 'the cool-down';
  const [first, last] = [found[0], found.at(-1)];
  return first && last
    ? {
        series: null,
        parts: [measured({ from: first.from, to: last.to, key: which, name }, seen)],
      }
    : { refused: `I found no ${name.replace('the ', '')} in this workout` };
}

function place({ place: where }: Extract<Scope, { kind: 'place' }>, seen: Seen): Parts {
  if (seen.inside && (where.kind === 'edge' || where.kind === 'stretch'))
    return cutOf(seen.inside, where, seen);
  const span = spanOf(where, seen.workout, seen.look, seen.units);
  if ('refused' in span) return span;
  const { key, of, ...bounds } = span;
  return { series: null, parts: [measured({ ...bounds, key, name: of }, seen)] };
}

function atEnd({ series, metric, end, which }: Extract<Scope, { kind: 'end' }>, seen: Seen): Parts {
  const all = seriesParts(series, seen);
  if ('refused' in all) return all;
  const shown = shownOf(seen);
  const order = inOrder(all.parts, metric ?? usualMetric(all.parts, shown), end, shown);
  const part = order[which - 1]?.part;
  if (part) return { series, parts: [part] };
  return { refused: order.length === 0 ? 'it was not recorded' : tooFew(series, order.length) };
}

function one({ series, nth }: Extract<Scope, { kind: 'one' }>, seen: Seen): Parts {
  const all = seriesParts(series, seen);
  if ('refused' in all) return all;
  const at = indexOf(nth, all.parts);
  const part = all.parts[at];
  return part ? { series, parts: [part] } : { refused: tooFew(series, all.parts.length) };
}

/** Where in a series a number points; the last kilometre is the last whole one. */
function indexOf(nth: Nth, parts: readonly Part[]): number {
  if (nth === 'middle') return (parts.length - 1) >> 1;
  if (typeof nth === 'number' && nth >= 0) return nth - 1;
  const whole = parts.flatMap(({ fragment }, at) => (fragment ? [] : [at]));
  const places = whole.length > 0 ? whole : parts.map((_, at) => at);
  return places.at(nth === 'last' ? -1 : nth) ?? -1;
}

function tooFew(series: Series, many: number): string {
  return many === 1
    ? `there is only one ${singular(series)}`
    : `there are only ${many} ${plural(series)}`;
}

type Ranged = Range & { readonly series: Series };

function isWhole({ from, to, middle }: Range): boolean {
  return from === undefined && to === undefined && middle === undefined;
}

function ranged(range: Ranged, seen: Seen): Parts {
  const all = seriesParts(range.series, seen);
  if ('refused' in all || isWhole(range)) return all;
  const series = all.series ?? range.series;
  return range.middle === undefined
    ? fromTo({ ...range, series }, all.parts)
    : middleOf(range.middle, series, all.parts);
}

/** Of an even number that is left, the earlier ones. */
function middleOf(many: number, series: Series, parts: readonly Part[]): Parts {
  const from = Math.floor((parts.length - many) / 2);
  return from < 0
    ? { refused: tooFew(series, parts.length) }
    : { series, parts: parts.slice(from, from + many) };
}

function fromTo({ series, from, to, step = 1 }: Ranged, all: readonly Part[]): Parts {
  const [start, end] = [from ?? 1, to ?? 'last'].map((nth) => indexOf(nth, all));
  if (start === undefined || end === undefined || start < 0 || start > end || end < 0)
    return { refused: tooFew(series, all.length) };
  return end >= all.length
    ? { refused: tooFew(series, all.length) }
    : { series, parts: all.slice(start, end + 1).filter((_, at) => at % step === 0) };
}

function together(range: Ranged, seen: Seen): Parts | NoParts {
  const all = ranged(range, seen);
  if ('refused' in all) return all;
  const [first, last] = [all.parts[0], all.parts.at(-1)];
  if (!first || !last) return { refused: 'there are no such parts' };
  if (all.parts.length === 1) return { series: null, parts: [first] };
  const cut = !isWhole(range);
  const series = all.series ?? range.series;
  const stepped = range.step === undefined ? null : steppedName({ ...range, series });
  return {
    series: null,
    parts: [
      {
        ...first,
        to: last.to,
        key: `together.${plural(series)}${cut ? `.${first.key}.${last.key}` : ''}${stepped ? `.${range.step}` : ''}`,
        name: stepped ?? (cut ? spanName(first, last) : `your ${plural(series)}`),
        stretch: combined(all.parts.map(({ stretch }) => stretch)),
        fragment: false,
      },
    ],
  };
}

/** "Intervals 4 to 6", "climbs 1 and 2". */
function spanName(first: Part, last: Part): string {
  const [from, to] = [first, last].map(({ name }) => /^([a-z]+) (\d+)$/.exec(name));
  const [noun, other] = [from?.[1], to?.[1]];
  if (!from || !to || noun !== other) return `${first.name} to ${last.name}`;
  const nouns = noun === 'km' ? 'km' : `${(noun ?? '').replace(/y$/, 'ie')}s`;
  const join = Number(to[2]) - Number(from[2]) === 1 ? 'and' : 'to';
  return `${nouns} ${from[2]} ${join} ${to[2]}`;
}

/** "Your odd intervals", "every third km". */
function steppedName({ series, from, step = 1 }: Ranged): string {
  if (step === 2) return `your ${from === 2 ? 'even' : 'odd'} ${plural(series)}`;
  return `every ${ORDINALS[step - 1] ?? `${step}th`} ${singular(series)}`;
}
