import type { Query, Scope, Series } from '#coaching/domain/query/query.js';
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

export function seriesOf({ scope, operation }: Query): Series | null {
  if ('series' in scope) return scope.series;
  return operation.kind === 'difference' && 'series' in operation.to ? operation.to.series : null;
}

/** The one part that an answer was about. */
export function oneOf({ scope, operation, metrics, further }: Query): Scope | null {
  if (further && further.length > 0) return null;
  if (scope.kind === 'each')
    return operation.kind === 'extreme'
      ? {
          kind: 'end',
          series: scope.series,
          metric: metrics[0] ?? null,
          end: operation.end,
          which: operation.which,
        }
      : null;
  return scope.kind === 'whole' || scope.kind === 'together' ? null : scope;
}
