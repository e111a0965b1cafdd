import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { End, Query, Scope } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import { saysGap } from './order-by.js';
import { asked, bare, lastTwo, oneOf, seriesOf, twoOf, type Two } from './last-query.js';

const BOTH =
  /\b(?:(?:the|these|those|of|same) two(?! (?:\w+est|best|worst))|both|pair|each(?: of)?|either|(?:be)?tween (?:them|those|these)|apart)\b/;

/** "The gap between those two?", "and hr for both", "which of the two was longer?" */
export function ofTwo(sense: Sense, last: Query, { before }: Around): Query | null {
  if (sense.read.scopes.length > 0 || sense.read.loose.length > 0 || sense.asks('why')) return null;
  const pointed = sense.pointing === 'many' || BOTH.test(sense.text);
  const gapped = (sense.does('difference') && !isOfSomethingElse(sense)) || saysGap(sense);
  const two = twoAsked(sense, last, pointed || gapped ? before : []);
  if (!two) return pointed ? theOneOf(sense, last) : null;
  if (sense.asks('how much') && !pointed) return null;
  if (sense.read.series && (!pointed || sense.ends.length > 0)) return null;
  if (sense.ends.length > 0 && !pointed) return null;
  const end = sense.ends[0] ?? sense.comparatives[0];
  const metrics = asked(sense);
  if (end && metrics.length > 0 && !sense.asks('which') && !sense.does('difference'))
    return ofTheOne(two, { sense, last, end: end.channel }, end.end);
  if (saysGap(sense)) return gap(two, { sense: { ...sense, metrics: [] }, last, end: null });
  if (end || sense.does('difference')) return gap(two, { sense, last, end: end?.channel ?? null });
  if (metrics.length > 0 && last.operation.kind === 'difference' && !pointed)
    return sense.leaning || sense.content <= 1 ? { ...last, metrics } : null;
  if (!pointed) return null;
  if (metrics.length === 0 && !sense.has('units')) return null;
  const [scope, other] = two;
  return {
    ...bare(last),
    metrics: metrics.length > 0 ? metrics : last.metrics,
    scope,
    further: [other],
    operation: { kind: 'value' },
  };
}

/** "How far did I get in the faster of them?" */
function ofTheOne(of: Two, { sense, last, end: channel }: Asking, end: End): Query {
  const metric = channel ? plainMetric(channel) : (last.metrics[0] ?? null);
  return {
    ...bare(last),
    metrics: asked(sense),
    scope: { kind: 'among', of, metric, end },
    operation: { kind: 'value' },
  };
}

/** "How far did I get in the faster of them?" after a table. */
function theOneOf(sense: Sense, last: Query): Query | null {
  const [end] = sense.comparatives;
  const series = seriesOf(last);
  const metrics = asked(sense);
  if (!end || !series || metrics.length === 0 || sense.pointing !== 'many') return null;
  const metric = end.channel ? plainMetric(end.channel) : (last.metrics[0] ?? null);
  return {
    ...bare(last),
    metrics,
    scope: { kind: 'end', series, metric, end: end.end, which: 1 },
    operation: { kind: 'value' },
  };
}

/** "Those" of a table are all of it. */
function twoAsked(sense: Sense, last: Query, before: readonly Query[]): Two | null {
  const trend = last.operation.kind === 'trend' && seriesOf(last)?.kind !== 'half';
  const two = trend && !BOTH.test(sense.text) ? null : twoOf(last);
  return two ?? lastTwo(last, before);
}

function gap([scope, to]: Two, { sense, last, end }: Asking): Query {
  const named = asked(sense);
  const implied = end ? [plainMetric(end)] : named;
  const metrics = implied.length > 0 ? implied : last.metrics;
  return { ...bare(last), metrics, scope, operation: { kind: 'difference', to } };
}

interface Asking {
  readonly sense: Sense;
  readonly last: Query;
  readonly end: Parameters<typeof plainMetric>[0] | null;
}

const BY_HOW_MANY = /\bby (?:how (?:many|much)|what)\b/;

/** "By how much?", "how much slower?" after what was held against each other. */
export function byHowMuch(sense: Sense, last: Query, { aside, before }: Around): Query | null {
  // "How many watts is that?"
  const counted =
    sense.metrics.length === 1 &&
    ((sense.asks('how many') && sense.pointing === 'one') || BY_HOW_MANY.test(sense.text));
  const only = counted || sense.asks('how much') || sense.does('difference');
  if (!only || namesParts(sense) || (sense.metrics.length > 0 && !counted)) return null;
  const compared = sense.comparatives.length > 0 && sense.pointing === 'one';
  const spoken = compared ? lastTwo(last, before) : null;
  const two = twoOf(last) ?? spoken ?? (aside ? null : marginOf(last));
  if (!two || sense.content > 2) return null;
  return { ...gap(two, { sense, last, end: sense.comparatives[0]?.channel ?? null }) };
}

/** Something else than the query before is named. */
function isOfSomethingElse(sense: Sense): boolean {
  return sense.metrics.length > 0 || namesParts(sense);
}

function namesParts({ read, ends, limits, measures }: Sense): boolean {
  const parts = read.scopes.length + read.loose.length + read.runs.length;
  return parts + ends.length + limits.length + measures.length > 0 || read.series !== null;
}

/** The best and the second best. */
function marginOf({ scope, operation, metrics }: Query): Two | null {
  if (scope.kind !== 'each' || operation.kind !== 'extreme') return null;
  const { end, which } = operation;
  const at = (place: number): Scope => ({
    kind: 'end',
    series: scope.series,
    metric: metrics[0] ?? null,
    end,
    which: place,
  });
  return [at(which), at(which + 1)];
}

const SHARES: Partial<Record<MetricId, MetricId>> = {
  power: 'powerShare',
  powerMax: 'powerShare',
  normalized: 'powerShare',
  heartRate: 'heartRateShare',
  heartRateMax: 'heartRateShare',
};

const SLICE =
  /\b(?:slice|portion|part|share|fraction|chunk|bit) of (?:the )?(?:whole|total|ride|run|lot|thing|session|time)\b/;

/** "In percent?", "as a slice of the whole thing?" */
export function inPercent(sense: Sense, last: Query, { aside }: Around): Query | null {
  const asksShare = sense.does('share') ? sense.content <= 1 : SLICE.test(sense.text);
  if (!asksShare || aside || isOfSomethingElse(sense)) return null;
  const { operation, scope } = last;
  if (last.metrics[0] === 'coasting') return last;
  if (last.metrics[0] === 'stopped')
    return { ...bare(last), metrics: [], scope: { kind: 'stops' }, operation: { kind: 'share' } };
  if (['difference', 'timeWhere', 'share'].includes(operation.kind)) return last;
  const two = operation.kind === 'trend' ? twoOf(last) : null;
  if (two) return { ...bare(last), scope: two[0], operation: { kind: 'difference', to: two[1] } };
  const share = SHARES[last.metrics[0] ?? 'time'];
  if (share) return { ...last, metrics: [share] };
  const [metric] = last.metrics;
  const timed = metric === undefined || metric === 'time' || metric === 'distance';
  return timed && scope.kind !== 'whole' && scope.kind !== 'each'
    ? { ...bare(last), metrics: [], scope, operation: { kind: 'share' } }
    : null;
}

const RATIO = /\bratio\b/;

/** "Ratio?" of normalized and average power. */
export function ratio(sense: Sense, last: Query, { before }: Around): Query | null {
  if (!RATIO.test(sense.text) || isOfSomethingElse(sense)) return null;
  const named = [...last.metrics, ...(before.at(-2)?.metrics ?? [])];
  const both = named.includes('power') && named.includes('normalized');
  return both && last.scope.kind === 'whole' ? { ...bare(last), metrics: ['variability'] } : null;
}

/** "What's the difference?" after two values of the same part: moving and elapsed time. */
export function gapOfValues(sense: Sense, last: Query, { before }: Around): Query | null {
  if (!sense.does('difference') || isOfSomethingElse(sense)) return null;
  const earlier = before.at(-2);
  if (last.operation.kind !== 'value' || last.further) return null;
  const [one, two] =
    last.metrics.length === 2 ? last.metrics : [earlier?.metrics[0], last.metrics[0]];
  if (!one || !two || one === two) return null;
  if (last.metrics.length === 1 && JSON.stringify(earlier?.scope) !== JSON.stringify(last.scope))
    return null;
  return { ...bare(last), metrics: [one, two], operation: { kind: 'apart' } };
}

/** Values that are judged where they are said. */
const JUDGED: readonly MetricId[] = ['intensity', 'efficiency'];
/** Values with a usual range, which others judge. */
const OF_OTHERS: readonly MetricId[] = [
  'variability',
  'decoupling',
  'heartRateMax',
  'cadence',
  'balance',
];

/** "Was that good?" after the value of one of many: held against all of them. */
export function wasGood(sense: Sense, last: Query, { aside }: Around): Query | null {
  const judging = sense.slots.some((slot) => slot.kind === 'elsewhere' && slot.about === 'verdict');
  const pointing = /\b(?:that|this|it|they|those|them)\b/.test(sense.text);
  if (!judging || aside || !pointing || isOfSomethingElse(sense)) return null;
  const [metric] = last.metrics;
  if (metric && OF_OTHERS.includes(metric) && last.scope.kind === 'whole') return null;
  if (metric && JUDGED.includes(metric) && last.scope.kind === 'whole')
    return last.operation.kind === 'value' ? last : null;
  if (metric === 'heartRate' || metric === 'heartRateMax')
    return last.operation.kind === 'value' ? { ...last, metrics: ['heartRateShare'] } : null;
  const one = oneOf(last);
  const series = one && 'series' in one ? one.series : null;
  if (!one || !series || series.kind === 'stop') return null;
  return {
    ...bare(last),
    scope: one,
    operation: { kind: 'difference', to: { kind: 'together', series } },
  };
}
