import type { Query, Scope } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import { asked, bare, namedOr, oneOf, seriesOf } from './last-query.js';

/** "And over 1 minute? and 5?" after a peak or a best. */
export function effortOver(
  { measures, read, ends, metrics, content }: Sense,
  last: Query,
): Query | null {
  const [measure] = measures;
  const peak = last.operation.kind === 'bestEffort' || last.metrics[0] === 'powerMax';
  if (!peak || measures.length !== 1 || (measure?.by !== 'seconds' && measure?.by !== 'metres'))
    return null;
  if (read.series || read.scopes.length > 0 || ends.length > 0 || metrics.length > 0 || content > 2)
    return null;
  return {
    ...bare(last),
    metrics: [],
    scope: { kind: 'whole' },
    operation: { kind: 'bestEffort', by: measure.by, length: measure.value },
  };
}

/** "All of them together", "and the average?" */
export function allOfThem(
  { slots, read, metrics, ends, measures, pointing }: Sense,
  last: Query,
): Query | null {
  const series = seriesOf(last);
  if (!series || read.series || read.scopes.length > 0 || ends.length > 0 || measures.length > 0)
    return null;
  const named = slots.find(
    (slot) =>
      slot.kind === 'statistic' && (slot.statistic === 'total' || slot.statistic === 'average'),
  );
  if (named?.kind !== 'statistic' || read.loose.length > 0 || pointing === 'one') return null;
  const asked = metrics.length > 0 ? metrics : last.metrics;
  if (named.statistic === 'total')
    return {
      ...bare(last),
      metrics: asked,
      scope: { kind: 'each', series },
      operation: { kind: 'total' },
    };
  return {
    ...bare(last),
    metrics: asked,
    scope: { kind: 'together', series },
    operation: { kind: 'value' },
  };
}

/** "The gap between those two?" */
export function thoseTwo(sense: Sense, last: Query, { before }: Around): Query | null {
  if (!sense.does('difference') || sense.read.scopes.length > 0 || sense.read.series) return null;
  const earlier = before.at(-2);
  const [first, second] =
    last.further?.[0] && last.further.length === 1
      ? [last.scope, last.further[0]]
      : [earlier && oneOf(earlier), oneOf(last)];
  if (!first || !second) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: first,
    operation: { kind: 'difference', to: second },
  };
}

/** "Why was that one off?", "when was that?", "heart rate there?" */
export function thatOne(sense: Sense, last: Query): Query | null {
  const scope = oneOf(last);
  if (
    !scope ||
    sense.read.scopes.length > 0 ||
    sense.ends.length > 0 ||
    sense.read.loose.length > 0
  )
    return null;
  if (sense.read.series && sense.pointing === null) return null;
  if (sense.asks('why'))
    return { ...bare(last), metrics: last.metrics, scope, operation: { kind: 'why' }, why: true };
  if (sense.asks('when') || sense.asks('where'))
    return { ...bare(last), metrics: last.metrics, scope, operation: { kind: 'when' } };
  const metrics = asked(sense);
  return metrics.length > 0
    ? { ...bare(last), metrics, scope, operation: { kind: 'value' } }
    : null;
}

/** "And the third?", "lap 5?", "the next one?", "and the last 10 min?" */
export function otherPart(sense: Sense, last: Query, { usual }: Around): Query | null {
  if (sense.ends.length > 0) return null;
  const { scopes } = sense.read;
  const loose = sense.read.loose.length > 0 ? sense.read.loose : bareNumbers(sense);
  const series = seriesOf(last) ?? usual;
  const next = neighbourOf(sense, last);
  const found: readonly Scope[] =
    scopes.length > 0
      ? scopes
      : loose.length > 0
        ? loose.map((nth) => ({ kind: 'one', series, nth }))
        : next
          ? [next]
          : [];
  const [scope, ...further] = found;
  if (!scope || sense.asks('why')) return null;
  const beside = oneOf(last);
  // "How much slower was the final one?"
  if (
    beside &&
    further.length === 0 &&
    (sense.comparatives.length > 0 || sense.does('difference'))
  ) {
    const channel = sense.comparatives.find((one) => one.channel !== null)?.channel;
    const metrics = channel ? [plainMetric(channel)] : namedOr(sense, last);
    return { ...bare(last), metrics, scope, operation: { kind: 'difference', to: beside } };
  }
  if (sense.asks('when')) return { ...bare(last), scope, operation: { kind: 'when' } };
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope,
    ...(further.length > 0 && { further }),
    operation: { kind: 'value' },
  };
}

/** "What about 4?" */
function bareNumbers({ numbers, content, measures }: Sense): readonly number[] {
  const whole = numbers.length === content && measures.length === 0;
  return whole ? numbers.map(({ value }) => value).filter(Number.isInteger) : [];
}

function neighbourOf(sense: Sense, { scope }: Query): Scope | null {
  if (sense.has('other')) return otherOf(scope);
  const slot = sense.read.rest.find(({ kind }) => kind === 'neighbour');
  if (slot?.kind !== 'neighbour' || scope.kind !== 'one' || typeof scope.nth !== 'number')
    return null;
  const nth = scope.nth + slot.step;
  return nth < 1 ? null : { ...scope, nth };
}

/** Of halves, sets, ways of a pyramid: the one that was not spoken of. */
function otherOf(scope: Scope): Scope | null {
  if (scope.kind === 'one') return { ...scope, nth: scope.nth === 1 ? 2 : 1 };
  if (scope.kind !== 'together') return null;
  const { from, to, series } = scope;
  if (from === 1 && typeof to === 'number') return { ...scope, from: to + 1, to: 'last' };
  return series.kind === 'rep' && series.role
    ? { ...scope, series: { ...series, role: series.role === 'up' ? 'down' : 'up' } }
    : null;
}
