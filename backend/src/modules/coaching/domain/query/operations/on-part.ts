import type { QueryResult } from '../found.js';
import type { MetricId, Shown } from '../metrics/span-metric.js';
import { usualMetric } from '../metrics/usual-metric.js';
import type { Query, Scope } from '../query.js';
import type { Part } from '../series/part.js';
import { scopeParts, wholePart } from '../series/scope-parts.js';
import type { Seen } from '../series/seen.js';
import { apartOf } from './apart.js';
import { bestEffortsOf } from './best-efforts.js';
import { changeIn } from './change-in.js';
import { countOf } from './count.js';
import { differenceOf } from './difference.js';
import { firstWhereOf } from './first-where.js';
import { projectedOf } from './projected.js';
import { shareOf } from './share.js';
import { timeWhereOf } from './time-where.js';
import { valueOf } from './value.js';
import { whenOf } from './when.js';
import { whyOf } from './why.js';

/** A query with what it is answered from. */
export interface Asked {
  readonly query: Query;
  readonly seen: Seen;
  readonly shown: Shown;
}

/** Any operation on a single part. */
export function onPart(part: Part, { query, seen, shown }: Asked): QueryResult {
  const { operation, metrics } = query;
  switch (operation.kind) {
    case 'when':
      return whenOf(part, metrics, seen, orderedBy(query.scope, part, shown));
    case 'why':
      return whyOf(part, metrics, wholePart(seen), shown);
    case 'difference':
      return differenceTo(operation.to, part, { query, seen, shown });
    case 'apart':
      return apartOf(part, metrics, shown);
    case 'change':
    case 'trend':
    case 'onset':
      return changeIn(part, metrics, seen);
    case 'share':
      // Freewheeling is a share already.
      if (metrics[0] === 'coasting') return valueOf(part, ['coasting'], shown);
      return shareOf(part, wholePart(seen), sharedMetric(operation.of, metrics), shown);
    case 'projected':
      return projectedOf(part, wholePart(seen), shown);
    case 'timeWhere':
      return timeWhereOf(part, operation, shown);
    case 'firstWhere':
      return firstWhereOf(part, operation, seen);
    case 'bestEffort':
      return bestEffortsOf(part, operation, metrics, seen);
    case 'count':
      return countOf({ kind: 'block', by: 'seconds', length: 0 }, [part], seen, shown);
    case 'extreme':
      return stated(part, [operation.end === 'least' ? 'Min' : 'Max'], metrics, { seen, shown });
    case 'ends':
    case 'spread':
      return stated(part, ['Max', 'Min'], metrics, { seen, shown });
    case 'value':
    case 'list':
    case 'rank':
    case 'mean':
    case 'total':
    case 'countWhere':
      return valueOf(part, metrics, shown, part.key === 'whole' ? undefined : wholePart(seen));
  }
}

/** The metric by which a part was picked: power for the strongest. */
function orderedBy(scope: Scope, part: Part, shown: Shown): MetricId | null {
  if (scope.kind !== 'end') return null;
  const metric = scope.metric ?? usualMetric([part], shown);
  return metric === 'time' ? null : metric;
}

function sharedMetric(of: 'time' | 'distance' | undefined, metrics: readonly MetricId[]): MetricId {
  return of ?? metrics[0] ?? 'time';
}

function differenceTo(to: Scope, part: Part, { query, seen, shown }: Asked): QueryResult {
  const other = scopeParts(to.kind === 'each' ? { ...to, kind: 'together' } : to, seen);
  if ('refused' in other) return other;
  const [second] = other.parts;
  return second
    ? differenceOf([part, second], query.metrics, shown, query.course)
    : { refused: 'there is no other part to hold it against' };
}

const WITH_ENDS: readonly MetricId[] = [
  'speed',
  'power',
  'heartRate',
  'cadence',
  'temperature',
  'altitude',
];

/** The highest or lowest value within a part; its average where it has no such statistic. */
function stated(
  part: Part,
  which: readonly ('Max' | 'Min')[],
  metrics: readonly MetricId[],
  { seen, shown }: Pick<Asked, 'seen' | 'shown'>,
): QueryResult {
  const named = metrics.length > 0 ? metrics : [usualMetric([part], shown)];
  const asked = named.flatMap((id): readonly MetricId[] =>
    WITH_ENDS.includes(id) ? which.map((end) => `${id}${end}` as MetricId) : [id],
  );
  return valueOf(part, asked, shown, part.key === 'whole' ? undefined : wholePart(seen));
}
