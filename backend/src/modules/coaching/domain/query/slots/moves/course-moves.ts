import type { Query } from '#coaching/domain/query/query.js';
import { withComparative } from '../workout/asked-metrics.js';
import type { Sense } from '../sense.js';
import { bare, seriesOf } from './last-query.js';

/** "Did I get slower on them": the course over the parts that were spoken of. */
export function courseOfThem(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  if (!series || sense.pointing !== 'many' || !sense.asks('whether')) return null;
  const course = sense.comparatives.length > 0 || sense.does('trend');
  if (!course || sense.read.series || sense.read.scopes.length + sense.measures.length > 0)
    return null;
  return {
    ...bare(last),
    metrics: withComparative(sense),
    scope: { kind: 'each', series },
    operation: { kind: 'trend' },
  };
}

const MOST_WORDS = 4;

/** "30 s?" after a best over another length. */
export function otherLength(sense: Sense, last: Query): Query | null {
  const written = /\b(\d+) ?-?(s|sec|seconds?|min|mins|minutes?)\b/.exec(sense.text);
  if (last.operation.kind !== 'bestEffort' || !written || sense.words > MOST_WORDS) return null;
  if (sense.ends.length + sense.metrics.length + sense.numbers.length > 0) return null;
  const length = Number(written[1]) * (written[2]?.startsWith('m') ? 60 : 1);
  return {
    ...bare(last),
    metrics: last.metrics,
    scope: last.scope,
    operation: { kind: 'bestEffort', by: 'seconds', length },
  };
}
