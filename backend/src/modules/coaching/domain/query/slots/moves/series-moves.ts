import type { Query, Series } from '#coaching/domain/query/query.js';
import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Around } from '../around.js';
import type { Sense } from '../sense.js';
import { byStatistic } from '../metric-of.js';
import { asked, bare, namedOr } from './last-query.js';

/** "And the recoveries?", "and by km?" */
export function otherSeries(sense: Sense, last: Query, around: Around): Query | null {
  const named = sense.read.series;
  // "And the recoveries' mean power" says all of it.
  if (named && sense.metrics.length > 0 && sense.has('statistic')) return null;
  const trend = trendOver(sense, last);
  if (trend) return trend;
  const peak = peakIn(sense, last, around);
  if (peak) return peak;
  if (
    named?.plural &&
    sense.metrics.length === 0 &&
    last.scope.kind === 'whole' &&
    last.operation.kind === 'value' &&
    sense.content <= 2
  )
    return {
      ...bare(last),
      metrics: namedOr(sense, last),
      scope: { kind: 'together', series: named.series },
    };
  if (!named || !('series' in last.scope) || sense.asks('how many')) return null;
  if (!(last.scope.kind === 'each' || last.scope.kind === 'together')) return null;
  if (asksTimes(sense, named.series, last))
    return {
      ...bare(last),
      metrics: ['time'],
      scope: { kind: 'each', series: named.series },
      operation: { kind: 'list' },
    };
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { ...last.scope, series: merged(last.scope.series, named.series) },
    operation: listsInstead(sense, named.series, last) ? { kind: 'list' } : last.operation,
  };
}

/** "As 400 times": each of them says more than their sum. */
function asksTimes({ metrics }: Sense, { kind }: Series, { scope }: Query): boolean {
  return scope.kind === 'together' && kind === 'rep' && metrics.join() === 'time';
}

const ADDS = /\b(?:with|add|plus|include|including|alongside|next to (?:it|them)|beside)\b/;

/** "And heart rate?", "cadence too" */
export function otherMetric(sense: Sense, last: Query): Query | null {
  const metrics = asked(sense);
  if (metrics.length === 0 || sense.read.series || sense.comparatives.length > 0) return null;
  if (last.scope.kind === 'whole' || sense.asks('how many')) return null;
  if (!(sense.leaning || sense.pointing !== null || sense.content <= 1)) return null;
  // "With heart rate", "hr too": one more column.
  if (last.operation.kind === 'list' && ADDS.test(sense.text))
    return { ...last, metrics: [...new Set([...last.metrics, ...metrics])] };
  // "How long were they?" after their number.
  if (last.operation.kind === 'count') return { ...last, metrics, operation: { kind: 'list' } };
  return { ...last, metrics };
}

export function otherUnits(sense: Sense, last: Query): Query | null {
  return sense.has('units') && sense.metrics.length === 0 ? last : null;
}

/** Recoveries have no best one. */
function listsInstead(sense: Sense, { kind }: Series, { operation }: Query): boolean {
  return sense.does('difference') || (kind === 'recovery' && operation.kind === 'extreme');
}

/** "Does it get worse from hill to hill?" after the value of one. */
function trendOver(sense: Sense, last: Query): Query | null {
  const named = sense.read.series;
  const asked = sense.does('trend') || sense.comparatives.length > 0;
  if (!named || sense.pointing === null || !asked || sense.metrics.length > 0) return null;
  return {
    ...bare(last),
    scope: { kind: 'each', series: named.series },
    operation: { kind: 'trend' },
  };
}

/** "In which lap was it?" after a peak, or after the biggest sprint of a ride without intervals. */
function peakIn({ asks, read: { series }, metrics }: Sense, last: Query, around: Around) {
  const peak = peakOfEfforts(last, around) ?? last.metrics[0];
  if (!series || metrics.length > 0 || !peak?.endsWith('Max') || !(asks('which') || asks('where')))
    return null;
  const found: Query = {
    ...bare(last),
    metrics: [peak],
    scope: { kind: 'each', series: series.series },
    operation: { kind: 'extreme', end: 'most', which: 1 },
  };
  return found;
}

function peakOfEfforts({ scope, operation }: Query, { usual, running }: Around): MetricId | null {
  const ofReps = scope.kind === 'each' && scope.series.kind === 'rep' && usual.kind !== 'rep';
  const most = operation.kind === 'extreme' && operation.end === 'most';
  if (!ofReps || !most) return null;
  return running ? 'speedMax' : 'powerMax';
}

/** The 2 min one on the way up, "and on the way down?" */
function merged(before: Series, named: Series): Series {
  if (before.kind !== 'rep' || named.kind !== 'rep' || !before.lasting || named.lasting)
    return named;
  return { ...named, lasting: before.lasting };
}

/** "Max?", "and at its highest?", "avg?" after another statistic. */
export function otherStatistic(
  { slots, metrics, read, ends, measures, comparatives, words, pointing, asks }: Sense,
  last: Query,
): Query | null {
  const [metric, ...more] = last.metrics;
  const valued = last.operation.kind === 'value' || last.operation.kind === 'when';
  const listed = last.operation.kind === 'list';
  if (!metric || more.length > 0 || !(valued || listed) || metrics.length > 0) return null;
  if (read.series || read.scopes.length > 0 || read.loose.length > 0) return null;
  if (measures.length + comparatives.length > 0 || words > MOST_WORDS) return null;
  if (pointing === 'many' || asks('which')) return null;
  const named = slots.find((slot) => slot.kind === 'statistic');
  const statistic = named?.kind === 'statistic' ? named.statistic : null;
  const end =
    ends[0] && /^(?:highest|lowest)$/.test(ends[0].text)
      ? (ends[0].text as 'highest' | 'lowest')
      : null;
  const wanted = end ?? statistic;
  if (!wanted || wanted === 'total' || (listed && end)) return null;
  const found = byStatistic(metric, wanted);
  if (!found || (found === metric && wanted === 'average')) return null;
  return {
    ...bare(last),
    metrics: [found],
    operation: listed ? last.operation : { kind: 'value' },
  };
}

/** More words say more than a statistic. */
const MOST_WORDS = 6;

/** "Did it creep upwards?" after a value of the whole. */
export function upAndDown(sense: Sense, last: Query): Query | null {
  const channel = channelOf(last);
  const asked = sense.does('trend') && sense.pointing !== null && sense.metrics.length === 0;
  if (!channel || !asked || sense.read.series || sense.read.scopes.length > 0) return null;
  return {
    ...bare(last),
    metrics: [channel],
    scope: { kind: 'each', series: { kind: 'quarter' } },
    operation: { kind: 'trend' },
  };
}

const CHANNELS: readonly MetricId[] = ['power', 'heartRate', 'cadence', 'speed', 'temperature'];

/** The channel whose value of the whole was asked for. */
function channelOf({ scope, operation, metrics: [metric, ...more] }: Query): MetricId | null {
  if (scope.kind !== 'whole' || operation.kind !== 'value' || !metric || more.length > 0)
    return null;
  const plain = byStatistic(metric, 'average');
  return plain && CHANNELS.includes(plain) ? plain : null;
}
