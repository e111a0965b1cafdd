import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { spanOf } from '#coaching/domain/tools/span-of.js';
import { inOrder } from '../operations/order.js';
import type { Nth, Scope } from '../query.js';
import { usualMetric } from '../metrics/usual-metric.js';
import type { Part, Parts } from './part.js';
import { shownOf, type Seen } from './seen.js';
import { seriesParts } from './series-parts.js';

/** The parts that a scope means: one, or all of a series. */
export function scopeParts(scope: Scope, seen: Seen): Parts {
  switch (scope.kind) {
    case 'whole':
      return { series: null, parts: [wholePart(seen)] };
    case 'each':
      return seriesParts(scope.series, seen);
    case 'one': {
      const all = seriesParts(scope.series, seen);
      return 'refused' in all ? all : nth(all.parts, scope.nth, all);
    }
    case 'end': {
      const all = seriesParts(scope.series, seen);
      if ('refused' in all) return all;
      const part = partAtEnd(scope, all.parts, seen);
      return part ? { series: scope.series, parts: [part] } : { refused: 'it was not recorded' };
    }
    case 'phase': {
      const found = seen.workout.analysis.intervals.find(({ kind }) => kind === scope.phase);
      const name = scope.phase === 'warmup' ? 'the warm-up' : 'the cool-down';
      return found
        ? { series: null, parts: [measured({ ...found, key: scope.phase, name }, seen)] }
        : { refused: `I found no ${name.replace('the ', '')} in this workout` };
    }
    case 'place': {
      const span = spanOf(scope.place, seen.workout, seen.look, seen.units);
      if ('refused' in span) return span;
      const { key, of, ...bounds } = span;
      return { series: null, parts: [measured({ ...bounds, key, name: of }, seen)] };
    }
  }
}

/** The workout from end to end. */
export function wholePart(seen: Seen): Part {
  const { time } = seen.look.ground.grid;
  const last = seen.look.ground.grid.length - 1;
  const noun = seen.workout.family === 'running' ? 'the whole run' : 'the whole ride';
  return measured({ from: time[0] ?? 0, to: time[last] ?? 0, key: 'whole', name: noun }, seen);
}

function partAtEnd(
  { metric, end, which }: Extract<Scope, { kind: 'end' }>,
  parts: readonly Part[],
  seen: Seen,
): Part | null {
  const shown = shownOf(seen);
  return inOrder(parts, metric ?? usualMetric(parts, shown), end, shown)[which - 1]?.part ?? null;
}

function nth(
  parts: readonly Part[],
  which: Nth,
  { series }: Extract<Parts, { series: unknown }>,
): Parts {
  // The last kilometre is the last whole one.
  const part =
    which === 'last'
      ? (parts.findLast(({ fragment }) => !fragment) ?? parts.at(-1))
      : parts[which - 1];
  if (part) return { series, parts: [part] };
  const noun = (parts[0]?.name ?? 'part').replace(/^the /, '').replace(/ \d+$/, '');
  return {
    refused:
      parts.length === 1 ? `there is only one ${noun}` : `there are only ${parts.length} ${noun}s`,
  };
}

function measured(
  span: Pick<Part, 'from' | 'to' | 'key' | 'name'>,
  { look: { ground } }: Seen,
): Part {
  return { ...span, stretch: stretchOf(ground, span), kind: null, fragment: false };
}
