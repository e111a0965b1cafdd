import type { Found } from './found.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import type { MetricId, Shown } from './metrics/span-metric.js';
import { usualMetric } from './metrics/usual-metric.js';
import { countWhereOf } from './operations/count-where.js';
import { countOf, totalOf } from './operations/count.js';
import { differenceOf } from './operations/difference.js';
import { endsOf } from './operations/ends.js';
import { extremeOf } from './operations/extreme.js';
import { listOf } from './operations/list.js';
import { meanOf } from './operations/mean.js';
import { onsetOf } from './operations/onset.js';
import { spreadOf } from './operations/spread.js';
import { trendOf } from './operations/trend.js';
import { valueOf } from './operations/value.js';
import { whenOf } from './operations/when.js';
import { whyOf } from './operations/why.js';
import type { Query, Series } from './query.js';
import type { Part } from './series/part.js';
import { scopeParts, wholePart } from './series/scope-parts.js';
import { shownOf, type Seen } from './series/seen.js';

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type QueryResult = Found | { readonly refused: string };

/** Answers a query from one workout. Pure; computes no more than the scope that is asked for. */
export function runQuery(query: Query, own: Seen): QueryResult {
  const seen = query.units ? inUnits(query.units, own) : own;
  const found = scopeParts(query.scope, seen);
  if ('refused' in found) return found;
  const shown = shownOf(seen);
  const alone = found.parts.length === 1 && ON_ONE.includes(query.operation.kind);
  return found.series === null || query.scope.kind !== 'each' || alone
    ? onOne(query, found.parts[0] as Part, seen, shown)
    : onSeries(query, { ...found, series: found.series }, shown);
}

/** What is said of a single part as of any other. */
const ON_ONE: readonly Query['operation']['kind'][] = ['list', 'value', 'when', 'why'];

function onOne(query: Query, part: Part, seen: Seen, shown: Shown): QueryResult {
  const { operation, metrics } = query;
  if (operation.kind === 'when') return whenOf(part, seen);
  if (operation.kind === 'why') return whyOf(part, metrics, wholePart(seen), shown);
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
  const metric = metrics[0] ?? usualMetric(parts, shown);
  const ranked = { series, parts, metric, shown, others: metrics.slice(1) };
  switch (operation.kind) {
    case 'extreme':
      return extremeOf(ranked, operation);
    case 'onset':
      return onsetOf(ranked);
    case 'mean':
      return meanOf(ranked);
    case 'countWhere':
      return countWhereOf(ranked, operation);
    case 'ends':
      return endsOf(ranked);
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
    case 'when':
    case 'why':
    case 'value':
    case 'difference':
    case 'change':
    case 'share':
    case 'timeWhere':
    case 'bestEffort':
      return listOf({ series: ranked.series, parts, metrics, shown });
  }
}

function withMain(main: MetricId, metrics: readonly MetricId[]): readonly MetricId[] {
  return metrics.includes(main) ? metrics : [main, ...metrics];
}

/** Facts in units that are not the athlete's own have keys of their own. */
function inUnits(system: NonNullable<Query['units']>, seen: Seen): Seen {
  return { ...seen, units: system === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS };
}
