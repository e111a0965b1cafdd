import type { Query, Scope, Series } from '../query.js';
import type { Around } from './compose-workout.js';
import { plainMetric } from './metric-of.js';
import type { Sense } from './sense.js';

/** Longer messages stand for themselves. */
const MOST_CONTENT = 5;
/** As many words are no sentence. */
const FEW_WORDS = 3;

/**
 * A short follow-up is the query before with the slots changed that it names: "and the worst one?",
 * "in mph?", "heart rate there?", "lap 5?"; null where a message stands for itself.
 */
export function inherited(sense: Sense, around: Around): Query | null {
  const last = around.before.at(-1);
  if (!last) return null;
  const why = sense.asks('why') && sense.leaning ? thatOne(sense, last) : null;
  if (why) return why;
  if (sense.content > MOST_CONTENT || sense.unread > 1) return null;
  const leans =
    sense.leaning || sense.pointing !== null || (!around.continued && isElliptical(sense));
  if (!leans || sense.has('whole')) return null;
  for (const move of MOVES) {
    const moved = move(sense, last, around);
    if (moved) return moved;
  }
  return null;
}

/** "In mph?", "which was the longest?", "how much slower than the fastest?" */
function isElliptical({ words, ends, comparatives, read: { scopes, series } }: Sense): boolean {
  if (words <= FEW_WORDS) return true;
  return scopes.length === 0 && series === null && ends.length + comparatives.length > 0;
}

type Move = (sense: Sense, last: Query, around: Around) => Query | null;

const MOVES: readonly Move[] = [
  begins,
  nextBest,
  effortOver,
  allOfThem,
  ranked,
  fromEnd,
  thoseTwo,
  thatOne,
  otherPart,
  otherEnd,
  otherSeries,
  otherMetric,
  otherUnits,
];

/** "From which one on?" */
function begins(sense: Sense, last: Query): Query | null {
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
function nextBest({ asks, read, ends }: Sense, last: Query): Query | null {
  const [nth] = read.loose;
  if (last.operation.kind !== 'extreme' || !asks('which') || ends.length > 0) return null;
  if (typeof nth !== 'number' || nth < 2 || read.series) return null;
  return { ...last, operation: { ...last.operation, which: nth } };
}

/** "And over 1 minute? and 5?" after a peak or a best. */
function effortOver({ measures, read, ends, metrics, content }: Sense, last: Query): Query | null {
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
function allOfThem(
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

/** "Sort them by power". */
function ranked(sense: Sense, last: Query): Query | null {
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
function fromEnd(sense: Sense, last: Query): Query | null {
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

/** "The gap between those two?" */
function thoseTwo(sense: Sense, last: Query, { before }: Around): Query | null {
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
function thatOne(sense: Sense, last: Query): Query | null {
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
function otherPart(sense: Sense, last: Query, { usual }: Around): Query | null {
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

/** "And the worst?", "shortest?", "was the longer one also the hardest". */
function otherEnd(sense: Sense, last: Query, { usual }: Around): Query | null {
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

/** "And the recoveries?", "and by km?" */
function otherSeries(sense: Sense, last: Query): Query | null {
  const named = sense.read.series;
  const peak = peakIn(sense, last);
  if (peak) return peak;
  if (
    named?.plural &&
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
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { ...last.scope, series: merged(last.scope.series, named.series) },
    operation: sense.does('difference') ? { kind: 'list' } : last.operation,
  };
}

/** "In which lap was it?" after a peak. */
function peakIn({ asks, read: { series }, metrics }: Sense, last: Query): Query | null {
  const [peak] = last.metrics;
  if (!series || metrics.length > 0 || !peak?.endsWith('Max') || !(asks('which') || asks('where')))
    return null;
  return {
    ...bare(last),
    metrics: [peak],
    scope: { kind: 'each', series: series.series },
    operation: { kind: 'extreme', end: 'most', which: 1 },
  };
}

/** The 2 min one on the way up, "and on the way down?" */
function merged(before: Series, named: Series): Series {
  if (before.kind !== 'rep' || named.kind !== 'rep' || !before.lasting || named.lasting)
    return named;
  return { ...named, lasting: before.lasting };
}

/** "And heart rate?", "cadence too" */
function otherMetric(sense: Sense, last: Query): Query | null {
  const metrics = asked(sense);
  if (metrics.length === 0 || sense.read.series || sense.comparatives.length > 0) return null;
  if (last.scope.kind === 'whole' || sense.asks('how many')) return null;
  if (!(sense.leaning || sense.pointing !== null || sense.content <= 1)) return null;
  return { ...last, metrics };
}

function otherUnits(sense: Sense, last: Query): Query | null {
  return sense.has('units') && sense.metrics.length === 0 ? last : null;
}

function asked(sense: Sense): Query['metrics'] {
  if (sense.asks('how long'))
    return ['time', ...sense.metrics.filter((metric) => metric !== 'time')];
  if (sense.asks('how far')) return ['distance'];
  if (sense.asks('how fast')) return ['speed'];
  return sense.metrics;
}

function namedOr(sense: Sense, last: Query): Query['metrics'] {
  const metrics = asked(sense);
  return metrics.length > 0 ? metrics : last.metrics;
}

/** A query without what belonged to its own parts. */
function bare({ units, as, metrics, scope, operation }: Query): Query {
  return { metrics, scope, operation, why: false, ...(units && { units }), ...(as && { as }) };
}

function seriesOf({ scope, operation }: Query): Series | null {
  if ('series' in scope) return scope.series;
  return operation.kind === 'difference' && 'series' in operation.to ? operation.to.series : null;
}

/** The one part that an answer was about. */
export function oneOf({ scope, operation, metrics, further }: Query): Scope | null {
  if (further && further.length > 0) return null;
  if (scope.kind === 'each')
    return operation.kind === 'extreme'
      ? {
          kind: 'end',
          series: scope.series,
          metric: metrics[0] ?? null,
          end: operation.end,
          which: operation.which,
        }
      : null;
  return scope.kind === 'whole' || scope.kind === 'together' ? null : scope;
}
