import type { End, Query, Scope, Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';

export function asked(sense: Sense): Query['metrics'] {
  if (sense.asks('how long'))
    return ['time', ...sense.metrics.filter((metric) => metric !== 'time')];
  if (sense.asks('how far')) return ['distance'];
  if (sense.asks('how fast')) return ['speed'];
  return sense.metrics;
}

export function namedOr(sense: Sense, last: Query): Query['metrics'] {
  const metrics = asked(sense);
  return metrics.length > 0 ? metrics : last.metrics;
}

/** A query without what belonged to its own parts. */
export function bare({ units, as, metrics, scope, operation }: Query): Query {
  return { metrics, scope, operation, why: false, ...(units && { units }), ...(as && { as }) };
}

export function seriesOf({ scope, operation, metrics }: Query): Series | null {
  const own = seriesIn(scope);
  if (own) return own;
  if (metrics.includes('stopped') || scope.kind === 'stops') return { kind: 'stop' };
  return operation.kind === 'difference' && 'series' in operation.to ? operation.to.series : null;
}

function seriesIn(scope: Scope): Series | null {
  if ('series' in scope) return scope.series;
  if (scope.kind === 'inside') return seriesIn(scope.inner);
  const leans = scope.kind === 'beside' || scope.kind === 'moving';
  return leans && scope.of ? seriesIn(scope.of) : null;
}

/** The one part that an answer was about. */
export function oneOf(query: Query): Scope | null {
  const { scope, operation, metrics, further } = query;
  if (scope.kind === 'inside') {
    const inner = oneOf({ ...query, scope: scope.inner });
    return inner && { ...scope, inner };
  }
  if (further && further.length > 0) return null;
  if (operation.kind === 'bestEffort' && scope.kind === 'whole')
    return { kind: 'held', effort: operation, metrics };
  if (scope.kind === 'each')
    return operation.kind === 'extreme'
      ? endOf(scope.series, metrics, operation.end, operation.which)
      : null;
  return scope.kind === 'whole' || scope.kind === 'together' ? null : scope;
}

function endOf(series: Series, metrics: Query['metrics'], end: End, which: number): Scope {
  return { kind: 'end', series, metric: metrics[0] ?? null, end, which };
}

/** The other end of the order. */
export const OPPOSITE: Readonly<Record<End, End>> = {
  best: 'worst',
  worst: 'best',
  most: 'least',
  least: 'most',
};

/** The two parts that an answer held against each other, or named side by side. */
export function twoOf({ scope, operation, metrics, further }: Query): Two | null {
  if (operation.kind === 'difference') return [scope, operation.to];
  if (further) return further[0] && further.length === 1 ? [scope, further[0]] : null;
  if (scope.kind !== 'each') return null;
  const { series } = scope;
  if (operation.kind === 'ends')
    return [
      endOf(series, metrics, operation.end, 1),
      endOf(series, metrics, OPPOSITE[operation.end], 1),
    ];
  return series.kind === 'half' || operation.kind === 'trend'
    ? [
        { kind: 'one', series, nth: 1 },
        { kind: 'one', series, nth: 'last' },
      ]
    : null;
}

export type Two = readonly [Scope, Scope];

/** The parts of the last two answers, where each was about one. */
export function lastTwo(last: Query, before: readonly Query[]): Two | null {
  const earlier = before.at(-2);
  const [first, second] = [earlier && spokenOf(earlier), spokenOf(last)];
  return first && second && !isSame(first, second) ? [first, second] : null;
}

/** All of a kind together may be held against all of another kind. */
function spokenOf(query: Query): Scope | null {
  return query.scope.kind === 'together' && !query.further ? query.scope : oneOf(query);
}

function isSame(one: Scope, other: Scope): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The peak whose moment "then" means: a highest or lowest value that was asked for alone. */
export function peakOf({ scope, operation, metrics: [metric, ...more] }: Query): Scope | null {
  const asked = operation.kind === 'value' || operation.kind === 'when';
  if (!metric || more.length > 0 || !asked || !/(?:Max|Min)$/.test(metric)) return null;
  return { kind: 'peak', of: scope, metric };
}
