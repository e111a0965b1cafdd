import type { Found } from './found.js';
import { SPAN_METRICS, type MetricId, type Shown } from './metrics/span-metric.js';
import { countOf, totalOf } from './operations/count.js';
import { differenceOf } from './operations/difference.js';
import { extremeOf } from './operations/extreme.js';
import { listOf } from './operations/list.js';
import { spreadOf } from './operations/spread.js';
import { trendOf } from './operations/trend.js';
import { valueOf } from './operations/value.js';
import type { Query, Series } from './query.js';
import type { Part } from './series/part.js';
import { scopeParts, wholePart } from './series/scope-parts.js';
import type { Seen } from './series/series-parts.js';

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type QueryResult = Found | { readonly refused: string };

/** Answers a query from one workout. Pure; computes no more than the scope that is asked for. */
export function runQuery(query: Query, seen: Seen): QueryResult {
  const found = scopeParts(query.scope, seen);
  if ('refused' in found) return found;
  const shown = { running: seen.workout.family === 'running', units: seen.units };
  return found.series === null || query.scope.kind !== 'each'
    ? onOne(query, found.parts[0] as Part, seen, shown)
    : onSeries(query, { ...found, series: found.series }, shown);
}

function onOne(query: Query, part: Part, seen: Seen, shown: Shown): QueryResult {
  const { operation, metrics } = query;
  if (operation.kind !== 'difference')
    return valueOf(part, metrics, shown, part.key === 'whole' ? undefined : wholePart(seen));
  const other = scopeParts(operation.to, seen);
  if ('refused' in other) return other;
  const [second] = other.parts;
  return second
    ? differenceOf([part, second], metrics, shown)
    : { refused: 'there is no other part to hold it against' };
}

function onSeries(
  { operation, metrics }: Query,
  { parts, series }: { readonly parts: readonly Part[]; readonly series: Series },
  shown: Shown,
): QueryResult {
  const metric = metrics[0] ?? usual(parts, shown);
  const ranked = { series, parts, metric, shown };
  switch (operation.kind) {
    case 'extreme':
      return extremeOf(ranked, operation);
    case 'rank':
      return listOf({ ...ranked, metrics: withMain(metric, metrics), end: operation.end });
    case 'trend':
      return trendOf(ranked);
    case 'spread':
      return spreadOf(ranked);
    case 'count':
      return countOf(ranked.series, parts);
    case 'total':
      return totalOf(ranked.series, parts, metrics[0] ?? 'time', shown);
    case 'list':
    case 'value':
    case 'difference':
      return listOf({ series: ranked.series, parts, metrics, shown });
  }
}

function withMain(main: MetricId, metrics: readonly MetricId[]): readonly MetricId[] {
  return metrics.includes(main) ? metrics : [main, ...metrics];
}

/** What parts of a workout are ranked by where no metric was named. */
function usual(parts: readonly Part[], { running }: Shown): MetricId {
  const power = !running && parts.some(({ stretch }) => SPAN_METRICS.power.read(stretch) !== null);
  return power ? 'power' : 'speed';
}
