import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Query } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { limitOf } from '../limit-of.js';
import type { Sense } from '../sense.js';
import { seriesOf } from './last-query.js';

const LIMITED: readonly MetricId[] = ['power', 'heartRate', 'speed', 'cadence', 'grade'];

/** "And above 160?" after a time or a value, "how many of them over 300?" after a table. */
export function otherLimit(sense: Sense, last: Query, { usual }: Around): Query | null {
  if (sense.limits.length === 0) return null;
  const channel = channelOf(last);
  if (sense.metrics.length === 0 && channel === null) return null;
  const counted =
    sense.asks('how many') || sense.asks('which') || last.operation.kind === 'countWhere';
  const series = counted && !sense.read.series ? seriesOf(last) : null;
  const found = limitOf(
    {
      ...sense,
      metrics: sense.metrics.length > 0 || channel === null ? sense.metrics : [channel],
      read: {
        ...sense.read,
        series: sense.read.series ?? (series && { series, plural: true }),
      },
      has: (kind) => kind === 'ask' || sense.has(kind),
      asks: (ask) => sense.asks(ask) || (ask === 'how many' && series !== null),
    },
    usual,
  );
  if (!found) return null;
  const scope =
    found.operation.kind === 'timeWhere' && found.scope.kind === 'whole' && hasPlace(last)
      ? last.scope
      : found.scope;
  return { metrics: found.metrics ?? [], scope, operation: found.operation, why: false };
}

function hasPlace({ operation, scope }: Query): boolean {
  return operation.kind === 'timeWhere' || ['one', 'end', 'phase', 'place'].includes(scope.kind);
}

function channelOf({ operation, metrics: [metric] }: Query): MetricId | null {
  if (operation.kind === 'timeWhere') return operation.channel;
  return LIMITED.find((channel) => metric?.startsWith(channel)) ?? null;
}
