import type { Query, Scope } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import { bare, namedOr, oneOf, OPPOSITE, seriesOf } from './last-query.js';

const STARTS = /\b(?:start(?:ed|s)?|beg[iau]n|set in|kick(?:ed)? in|happen(?:ed)?)\b/;

function asksPlace({ asks }: Sense): boolean {
  return asks('which') || asks('when') || asks('where');
}

/** "From which one on?", "in which one did it start?" after a trend. */
export function begins(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const started =
    /^(?:trend|difference|spread)$/.test(last.operation.kind) &&
    STARTS.test(sense.text) &&
    asksPlace(sense);
  if (!(sense.does('onset') || started) || !series || sense.read.scopes.length > 0) return null;
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

const REVERSED = /\b(?:revers(?:e|ed)|other way (?:round|around)|opposite)\b/;

/** "Sort them by power", "top two only", "worst first". */
export function ranked(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const [end] = sense.ends;
  const most = sense.numbers[0]?.value ?? 0;
  const few = end && most >= 2 && most <= 20 && sense.measures.length === 0 ? most : null;
  if (last.operation.kind === 'rank' && REVERSED.test(sense.text))
    return { ...last, operation: { ...last.operation, end: OPPOSITE[last.operation.end] } };
  const turned = end && last.operation.kind === 'rank' && /\bfirst$/.test(sense.text);
  if (sense.read.series || !series) return null;
  if (few !== null)
    return {
      ...bare(last),
      metrics: end?.channel ? [plainMetric(end.channel)] : namedOr(sense, last),
      scope: { kind: 'each', series },
      operation: { kind: 'rank', end: end?.end ?? 'best', most: few },
    };
  if (!sense.does('rank') && !turned) return null;
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
    scope:
      sense.pointing === 'many' && last.scope.kind === 'each' && !sense.read.series
        ? last.scope
        : { kind: 'each', series },
    operation: { kind: 'extreme', end: found.end, which: sense.which },
  };
}

/** "As a table, please": the same values of all parts in order. */
export function asTable(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  if (!sense.does('list') || !series || sense.read.series || sense.read.scopes.length > 0)
    return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'list' },
  };
}
