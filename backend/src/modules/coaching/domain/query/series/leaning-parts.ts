import { spokenSeconds } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import { usualMetric } from '../metrics/usual-metric.js';
import { bestEffortOf } from '../operations/best-effort.js';
import { inOrder } from '../operations/order.js';
import { whenOf } from '../operations/when.js';
import type { Scope } from '../query.js';
import { withoutParts } from './left-over.js';
import { measured, type Part, type Parts } from './part.js';
import { shownOf, type Seen } from './seen.js';
import { seriesParts } from './series-parts.js';

/** A scope that is only known by another one. */
type Leaning = Extract<Scope, { kind: 'beside' | 'held' | 'peak' | 'among' | 'without' }>;

interface Known {
  readonly seen: Seen;
  readonly partsOf: (scope: Scope) => Parts;
}

/** The part that is meant by its relation to another, or to what was found there. */
export function leaningParts(scope: Leaning, { seen, partsOf }: Known): Parts {
  switch (scope.kind) {
    case 'held':
      return held(scope, seen);
    case 'beside':
      return beside(scope, partsOf(scope.of), seen);
    case 'among':
      return among(scope, scope.of.map(partsOf), seen);
    case 'without':
      return without(partsOf({ kind: 'whole' }), scope.of.map(partsOf), seen);
    case 'peak':
      return onlyPart(partsOf(scope.of), (part) => peak(scope, part, seen));
  }
}

/** What is made of the one part that a scope means. */
export function onlyPart(found: Parts, then: (part: Part) => Parts): Parts {
  if ('refused' in found) return found;
  const [part] = found.parts;
  return part ? then(part) : { refused: 'there are no such parts' };
}

/** The neighbour in the series from which the part was taken. */
function beside({ step }: Extract<Scope, { kind: 'beside' }>, of: Parts, seen: Seen): Parts {
  if ('refused' in of) return of;
  const { series, parts } = of;
  const all = series && seriesParts(series, seen);
  if (!all || 'refused' in all) return { refused: 'nothing is counted beside it' };
  const at = all.parts.findIndex(({ key }) => key === parts[0]?.key);
  const part = at < 0 ? undefined : all.parts[at + step];
  if (part) return { series, parts: [part] };
  return { refused: `nothing of the kind came ${step > 0 ? 'after' : 'before'} it` };
}

function held({ effort, metrics }: Extract<Scope, { kind: 'held' }>, seen: Seen): Parts {
  const { time } = seen.look.ground.grid;
  const whole = measured(
    { from: time[0] ?? 0, to: time.at(-1) ?? 0, key: 'whole', name: 'the whole' },
    seen,
  );
  const found = bestEffortOf(whole, effort, metrics, seen);
  if ('refused' in found) return found;
  if (!found.focus) return { refused: 'its place is not known' };
  const { from, to } = found.focus;
  const size = effort.by === 'metres' ? distanceName(effort.length) : spokenSeconds(effort.length);
  const part = measured(
    { from, to, key: `held.${effort.by}.${effort.length}`, name: `your best ${size}` },
    seen,
  );
  return { series: null, parts: [part] };
}

/** What is looked at around a moment, s (ours). */
const AROUND_S = 5;

function peak({ metric }: Extract<Scope, { kind: 'peak' }>, part: Part, seen: Seen): Parts {
  const found = whenOf(part, [metric], seen);
  if ('refused' in found) return found;
  if (!found.focus) return { refused: 'the moment is not known' };
  const { from } = found.focus;
  const noun = SPAN_METRICS[metric].noun(shownOf(seen));
  return {
    series: null,
    parts: [
      measured(
        {
          from: Math.max(part.from, from - AROUND_S),
          to: Math.min(part.to, from + AROUND_S),
          key: `${part.key}.around.${metric}`,
          name: `the moments around your ${noun}`,
        },
        seen,
      ),
    ],
  };
}

/** The first or last of the parts in their order by a metric. */
function among(
  { metric, end }: Extract<Scope, { kind: 'among' }>,
  all: readonly Parts[],
  seen: Seen,
): Parts {
  const parts = all.flatMap((one) => ('refused' in one ? [] : one.parts.slice(0, 1)));
  const [first] = parts;
  if (!first) return { refused: 'there are no such parts' };
  const shown = shownOf(seen);
  const alike = parts.map((part) => ({ ...part, kind: null, fragment: false }));
  const order = inOrder(alike, metric ?? usualMetric(parts, shown), end, shown);
  const key = order[0]?.part.key;
  return { series: null, parts: [parts.find((part) => part.key === key) ?? first] };
}

function without(whole: Parts, all: readonly Parts[], seen: Seen): Parts {
  return onlyPart(whole, (part) => {
    const refused = all.find((one) => 'refused' in one);
    if (refused) return refused;
    const gone = all.flatMap((one) => ('refused' in one ? [] : one.parts));
    const left = withoutParts(part, gone, seen);
    return left ? { series: null, parts: [left] } : { refused: 'nothing is left without it' };
  });
}
