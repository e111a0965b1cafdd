import type { Query, Scope } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import { asked, bare, namedOr, oneOf, seriesOf, twoOf } from './last-query.js';

/** "And over 1 minute? and 5?" after a peak or a best. */
export function effortOver(
  { measures, read, ends, metrics, content, numbers }: Sense,
  last: Query,
): Query | null {
  const [measure] = measures;
  const peak = last.operation.kind === 'bestEffort' || last.metrics[0] === 'powerMax';
  const [number, ...more] = numbers;
  // "20?" after the best 5 min.
  if (last.operation.kind === 'bestEffort' && number && content === 1 && more.length === 0) {
    const { by, length } = last.operation;
    const unit = by === 'metres' ? 1000 : length < 60 ? 1 : 60;
    return { ...last, operation: { kind: 'bestEffort', by, length: number.value * unit } };
  }
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
  if (named.statistic === 'average' && (asked[0] === 'time' || asked[0] === 'distance'))
    return {
      ...bare(last),
      metrics: asked,
      scope: { kind: 'each', series },
      operation: { kind: 'mean' },
    };
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

const OTHERS = /\b(?:others|other ones|(?:the )?remaining(?: ones)?|rest(?: of them)?)\b/;

/** "And the others?", "how much faster than the rest?" */
export function theOthers(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const average = sense.joins('than') && /\b(?:average|avg|mean|usual|typical)\b/.test(sense.text);
  if (!series || !(sense.has('rest') || average || OTHERS.test(sense.text))) return null;
  if (sense.read.scopes.length > 0 || sense.ends.length > 0) return null;
  const one = oneOf(last);
  const [compared] = sense.comparatives;
  if (one && (compared || average || sense.does('difference')))
    return {
      ...bare(last),
      metrics: compared?.channel ? [plainMetric(compared.channel)] : namedOr(sense, last),
      scope: one,
      operation: { kind: 'difference', to: { kind: 'together', series } },
    };
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'list' },
  };
}

const OF_IT = /\b(?:its|in it|of it|there|in that(?: one)?|of that(?: one)?)\b/;

/** "Its hardest minute?": the best over a length inside the part that was spoken of. */
export function bestWithin(sense: Sense, last: Query): Query | null {
  const one = oneOf(last);
  const [end] = sense.ends;
  const named = sense.read.series?.series;
  if (!one || !end || !OF_IT.test(sense.text) || sense.read.scopes.length > 0) return null;
  const [measure] = sense.measures;
  const length =
    named?.kind === 'block'
      ? { by: named.by, length: named.length }
      : measure?.by === 'seconds' || measure?.by === 'metres'
        ? { by: measure.by, length: measure.value }
        : null;
  if (!length || end.end === 'worst' || end.end === 'least') return null;
  return {
    ...bare(last),
    metrics: sense.metrics,
    scope: one,
    operation: { kind: 'bestEffort', ...length },
  };
}

/** "Why was that one off?", "when was that?", "heart rate there?" */
export function thatOne(sense: Sense, last: Query, { aside }: Around): Query | null {
  const scope = sense.asks('why') ? meantOf(sense.text, last) : oneOf(last);
  if (
    !scope ||
    sense.read.scopes.length > 0 ||
    sense.ends.length > 0 ||
    sense.read.loose.length > 0
  )
    return null;
  if (bareNumbers(sense).length > 0) return null;
  if (sense.read.series && sense.pointing === null) return null;
  if (sense.asks('why'))
    return aside
      ? null
      : { ...bare(last), metrics: reasoned(last), scope, operation: { kind: 'why' }, why: true };
  if (sense.asks('when') || sense.asks('where'))
    return { ...bare(last), metrics: last.metrics, scope, operation: { kind: 'when' } };
  const metrics = asked(sense);
  return metrics.length > 0
    ? { ...bare(last), metrics, scope, operation: { kind: 'value' } }
    : null;
}

const BECAUSE =
  /^(?:(?:was|is) (?:it|that) |so |and )?(?:just )?(?:because|cos|cuz|due to|down to)\b/;

/** "Why was the third so slow?", "because of the hill?" */
export function reasonOf(sense: Sense, last: Query, around: Around): Query | null {
  const because = BECAUSE.test(sense.text);
  if (!(sense.asks('why') || because) || around.aside) return null;
  const { scopes, loose } = sense.read;
  const series = seriesOf(last);
  if (scopes.length > 0 || (sense.read.series && !because)) return null;
  const [nth, ...more] = loose;
  const scope: Scope | null =
    nth !== undefined && more.length === 0 && series
      ? { kind: 'one', series, nth }
      : because
        ? oneOf(last)
        : null;
  if (!scope) return null;
  return { ...bare(last), metrics: reasoned(last), scope, operation: { kind: 'why' }, why: true };
}

const WORSE = /\b(?:slow|weak|bad|poor|low|easy)\b/;
const BETTER = /\b(?:fast|quick|strong|good|high|hard)\b/;

/** Of two parts "the slow one" is the worse. */
function meantOf(text: string, last: Query): Scope | null {
  const two = twoOf(last);
  const end = WORSE.test(text) ? 'worst' : BETTER.test(text) ? 'best' : null;
  return two && end
    ? { kind: 'among', of: two, metric: last.metrics[0] ?? null, end }
    : oneOf(last);
}

/** What made it the best or the worst, whatever else was asked of it since. */
function reasoned({ scope, metrics }: Query): Query['metrics'] {
  if (scope.kind !== 'end') return metrics;
  return scope.metric ? [scope.metric] : [];
}

/** "And the third?", "lap 5?", "the next one?", "and the last 10 min?" */
export function otherPart(sense: Sense, last: Query, { usual }: Around): Query | null {
  if (sense.ends.length > 0) return null;
  const { scopes } = sense.read;
  const loose = sense.read.loose.length > 0 ? sense.read.loose : bareNumbers(sense);
  const series = seriesOf(last) ?? usual;
  const next = otherIn(sense, last);
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
  // "How much slower was the final one?", "the last one than the first?"
  const to = further.length === 0 ? oneOf(last) : further.length === 1 ? further[0] : null;
  if (to && isHeldAgainst(sense, further.length > 0)) {
    const channel = sense.comparatives.find((one) => one.channel !== null)?.channel;
    const metrics = channel ? [comparedBy(channel, last)] : namedOr(sense, last);
    return { ...bare(last), metrics, scope, operation: { kind: 'difference', to } };
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

/** "More than the first" sets no limit. */
function isHeldAgainst(sense: Sense, named: boolean): boolean {
  const { comparatives, limits, measures, numbers } = sense;
  if (comparatives.length > 0 || sense.does('difference')) return true;
  const more = limits.length > 0 && measures.length + numbers.length === 0;
  return !named && (more || sense.joins('versus'));
}

/** Slower climbs took longer, where their times were spoken of. */
function comparedBy(
  channel: Parameters<typeof plainMetric>[0],
  { metrics, scope, operation }: Query,
) {
  const climbs = 'series' in scope && scope.series.kind === 'climb' && operation.kind === 'count';
  const timed = metrics[0] === 'time' || climbs;
  return channel === 'speed' && timed ? 'time' : plainMetric(channel);
}

/** "What about 4?" */
function bareNumbers({ numbers, content, measures, slots }: Sense): readonly number[] {
  const named = slots.filter(({ kind }) => kind === 'metric').length;
  const whole = numbers.length === content - named && measures.length === 0;
  const counted = numbers.every(({ value }) => Number.isInteger(value) && value <= MOST_PARTS);
  return whole && counted ? numbers.map(({ value }) => value).filter(Number.isInteger) : [];
}

/** A larger number beside a metric is its value. */
const MOST_PARTS = 60;

function otherIn(sense: Sense, { scope }: Query): Scope | null {
  return sense.has('other') ? otherOf(scope) : null;
}

/** "The other one": the half, the set or the way of a pyramid not yet spoken of. */
function otherOf(scope: Scope): Scope | null {
  if (scope.kind === 'one') return { ...scope, nth: scope.nth === 1 ? 2 : 1 };
  if (scope.kind !== 'together') return null;
  const { from, to, series } = scope;
  if (from === 1 && typeof to === 'number') return { ...scope, from: to + 1, to: 'last' };
  return series.kind === 'rep' && series.role
    ? { ...scope, series: { ...series, role: series.role === 'up' ? 'down' : 'up' } }
    : null;
}
