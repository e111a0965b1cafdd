import type { Query, Scope } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import { bare, namedOr, oneOf, seriesOf } from './last-query.js';

/** "From which one on?" */
export function begins(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  if (!sense.does('onset') || !series || sense.read.scopes.length > 0) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'onset' },
  };
}

/** "Which was number 2 then?" after the fastest. */
export function nextBest({ asks, read, ends }: Sense, last: Query): Query | null {
  const [nth] = read.loose;
  if (last.operation.kind !== 'extreme' || !asks('which') || ends.length > 0) return null;
  if (typeof nth !== 'number' || nth < 2 || read.series) return null;
  return { ...last, operation: { ...last.operation, which: nth } };
}

/** "Sort them by power". */
export function ranked(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  if (!sense.does('rank') || sense.read.series || !series) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'rank', end: sense.ends[0]?.end ?? 'best' },
  };
}

/** "How much slower than the fastest?" */
export function fromEnd(sense: Sense, last: Query): Query | null {
  const scope = oneOf(last);
  const [end] = sense.ends;
  const series = seriesOf(last);
  if (!scope || !end || !series || !(sense.comparatives.length > 0 || sense.does('difference')))
    return null;
  const metrics = end.channel ? [plainMetric(end.channel)] : namedOr(sense, last);
  const to: Scope = {
    kind: 'end',
    series,
    metric: metrics[0] ?? null,
    end: end.end,
    which: sense.which,
  };
  return { ...bare(last), metrics, scope, operation: { kind: 'difference', to } };
}

/** "And the worst?", "shortest?", "was the longer one also the hardest". */
export function otherEnd(sense: Sense, last: Query, { usual }: Around): Query | null {
  const [end] = sense.ends;
  const [longer] = end ? [] : sense.comparatives;
  const found = end ?? (longer && (sense.has('one') || sense.asks('which')) ? longer : undefined);
  if (!found || sense.measures.length > 0) return null;
  const series = sense.read.series?.series ?? seriesOf(last) ?? usual;
  if (last.operation.kind === 'bestEffort' && series.kind === 'block')
    return {
      ...bare(last),
      metrics: [],
      scope: { kind: 'whole' },
      operation: { kind: 'bestEffort', by: series.by, length: series.length },
    };
  const implied = found.channel ? [plainMetric(found.channel)] : namedOr(sense, last);
  const metrics = [...implied, ...sense.metrics.filter((metric) => !implied.includes(metric))];
  if (sense.asks('when') || sense.asks('where') || sense.asks('why'))
    return {
      ...bare(last),
      metrics,
      scope: {
        kind: 'end',
        series,
        metric: metrics[0] ?? null,
        end: found.end,
        which: sense.which,
      },
      operation: { kind: sense.asks('why') ? 'why' : 'when' },
    };
  return {
    ...bare(last),
    metrics,
    scope: { kind: 'each', series },
    operation: { kind: 'extreme', end: found.end, which: sense.which },
  };
}
