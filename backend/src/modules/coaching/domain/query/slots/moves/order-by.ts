import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { End, Query, Scope } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { isHigh } from '../workout/is-high.js';
import { asked, bare, namedOr, oneOf, seriesOf } from './last-query.js';

const BY =
  /\b(?:by|in terms of|going by|judged by|measured by|ranked by|according to|i (?:mean|meant))\b/;

/** "By watts?", "I meant by heart rate" after the best or the worst: the same end of another order. */
export function orderedBy(sense: Sense, last: Query): Query | null {
  const [metric, ...more] = sense.metrics;
  if (!metric || more.length > 0 || sense.ends.length > 0 || sense.read.series) return null;
  if (!BY.test(sense.text) || sense.read.scopes.length > 0) return null;
  const ordered = endOf(last);
  if (!ordered) return null;
  const { series, end, which, kind } = ordered;
  const scope: Scope = { kind: 'each', series };
  const side = sideOf(metric, end, last.metrics[0]);
  if (kind === 'rank')
    return { ...last, metrics: [metric], operation: { kind: 'rank', end: side } };
  return {
    ...bare(last),
    metrics: [metric],
    scope,
    operation: { kind: 'extreme', end: side, which },
  };
}

function endOf({ scope, operation }: Query) {
  if (scope.kind === 'end') return { ...scope, kind: 'extreme' as const };
  if (scope.kind !== 'each' || !(operation.kind === 'extreme' || operation.kind === 'rank'))
    return null;
  const which = operation.kind === 'extreme' ? operation.which : 1;
  return { series: scope.series, end: operation.end, which, kind: operation.kind };
}

/** Of times the fast end is the least. */
function sideOf(metric: MetricId, end: End, before: MetricId | undefined): End {
  // A high heart rate is no merit, but the hardest one.
  if (metric.startsWith('heartRate')) return isHigh(end) ? 'most' : 'least';
  const swaps = (metric === 'time') !== (before === 'time');
  return swaps ? (isHigh(end) ? 'least' : 'most') : end;
}

/** "From the top one to the last one", "best against the third": from an end of the order to a part. */
export function endToPart(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const [end, ...ends] = sense.ends;
  const [nth, ...more] = sense.read.loose;
  if (!series || !end || nth === undefined || ends.length + more.length > 0) return null;
  const held =
    sense.does('difference') || sense.does('share') || sense.joins('versus') || sense.joins('to');
  if (!held || sense.read.scopes.length > 0 || sense.read.series) return null;
  const metrics = namedOr(sense, last);
  const best: Scope = {
    kind: 'end',
    series,
    metric: metrics[0] ?? null,
    end: end.end,
    which: sense.which,
  };
  return {
    ...bare(last),
    metrics,
    scope: best,
    operation: { kind: 'difference', to: { kind: 'one', series, nth } },
  };
}

const GAP =
  /^(?:and |so |ok |but )*(?:(?:whats|what is|what was|how (?:big|large) (?:is|was)) )?(?:the |a )?(?:gap|spread|margin)(?: (?:then|of|between them))?$/;

/** "Gap?" after parts is how far they are apart, no grade-adjusted pace. */
export function saysGap(sense: Sense): boolean {
  return GAP.test(sense.text);
}

const TERRAIN =
  /^(?:uphill|downhill|going uphill|going downhill|climbing|on a climb|on a hill|on a slope)$/;

/** "Was I going uphill?" of a part: its gradient. */
export function slopeThere(sense: Sense, last: Query): Query | null {
  const scope = oneOf(last);
  const only =
    sense.read.series &&
    TERRAIN.test(sense.slots.find(({ kind }) => kind === 'series')?.text ?? '');
  if (!scope || !only || !sense.asks('whether') || asked(sense).length > 0) return null;
  return { ...bare(last), metrics: ['grade'], scope, operation: { kind: 'value' } };
}

const DOWN = /\b(?:down(?:hill|wards?)?|descen(?:t|ts|ding|ded)|lost|loss|drop)\b/;
const UP = /\b(?:up(?:hill|wards?)?|climb(?:ed|ing)?|ascen(?:t|ded|ding)|gain(?:ed)?)\b/;

/** "And down?" after metres of climbing. */
export function otherWay(sense: Sense, last: Query): Query | null {
  const [metric] = last.metrics;
  if ((metric !== 'gain' && metric !== 'loss') || sense.words > MOST_WORDS) return null;
  if (last.operation.kind !== 'value' || sense.ends.length + sense.read.scopes.length > 0)
    return null;
  const wanted = DOWN.test(sense.text) ? 'loss' : UP.test(sense.text) ? 'gain' : null;
  return wanted === null || wanted === metric ? null : { ...last, metrics: [wanted] };
}

const MOST_WORDS = 4;
