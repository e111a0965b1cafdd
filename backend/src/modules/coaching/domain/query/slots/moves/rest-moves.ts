import type { Query, Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { asked, bare, oneOf, seriesOf } from './last-query.js';

const STOPS: Series = { kind: 'stop' };

/** Whether an answer was about standing still. */
function wasOfStops(last: Query): boolean {
  return (
    last.metrics.includes('stopped') ||
    last.scope.kind === 'stops' ||
    seriesOf(last)?.kind === 'stop'
  );
}

/** "Where was that?" after the stopped time: the place of the longest stop. */
export function placeOfStops(sense: Sense, last: Query): Query | null {
  const placed = sense.asks('where') || sense.asks('when');
  const ofAll =
    last.scope.kind === 'whole' || last.scope.kind === 'stops' || last.scope.kind === 'each';
  if (!placed || !ofAll || !wasOfStops(last) || sense.metrics.length + sense.ends.length > 0)
    return null;
  if (last.operation.kind === 'extreme' || sense.read.scopes.length > 0) return null;
  return {
    ...bare(last),
    metrics: ['time'],
    scope: { kind: 'end', series: STOPS, metric: 'time', end: 'most', which: 1 },
    operation: { kind: 'when' },
  };
}

const WITHOUT =
  /\b(?:without|w\/o|minus|not counting|leaving out|excluding|deducting|taking out|take out|if (?:you|i|we) (?:take|leave) out)(?: (?:all )?(?:of )?(?:that|them|those|these|it|this|the (?:stops?|waits?|breaks?|pauses?|breathers?|standing)|standing(?: still| around)?))?(?: out)?$/;
const WITH =
  /^(?:and |but |so |ok )*(?:with|including|counting|incl)(?: (?:all )?(?:of )?(?:that|them|those|it|everything|the (?:stops?|waits?|breaks?|pauses?)))?$/;

/** "Pace without them?" after stops, "and with?" after that. */
export function aroundStops(sense: Sense, last: Query): Query | null {
  if (sense.read.scopes.length > 0 || sense.ends.length > 0) return null;
  const metrics = asked(sense);
  if (WITHOUT.test(sense.text) && wasOfStops(last))
    return {
      ...bare(last),
      metrics: metrics.length > 0 ? metrics : ['speed'],
      scope: { kind: 'moving' },
      operation: { kind: 'value' },
    };
  return WITH.test(sense.text) && last.scope.kind === 'moving'
    ? { ...bare(last), scope: last.scope.of ?? { kind: 'whole' }, operation: { kind: 'value' } }
    : null;
}

/** "And of the rests": the same value of them. */
const OF_THEM = /\b(?:of|for)\b|\bin (?!between)/;
const STANDING = /\b(?:rests?|breaks?|breathers?|pauses?)\b/;

/** "How long was the rest after it?", "rest in between?" of intervals. */
export function restsBetween(sense: Sense, last: Query): Query | null {
  const rest = sense.read.series?.series;
  if (rest?.kind !== 'recovery' || sense.ends.length > 0 || sense.asks('how many')) return null;
  const kind = seriesOf(last)?.kind;
  if (kind !== 'rep' && kind !== 'lap' && kind !== 'recovery') return null;
  const named = asked(sense);
  const metrics = named.length > 0 ? named : ['time' as const];
  if (sense.read.scopes.length > 0 || sense.read.loose.length > 0) return null;
  const untimed = named.length === 0 && (!STANDING.test(sense.text) || OF_THEM.test(sense.text));
  if (untimed || sense.has('statistic') || sense.does('difference')) return null;
  return {
    ...bare(last),
    metrics,
    scope: { kind: 'each', series: rest },
    operation: { kind: 'list' },
  };
}

const AFTER = /\b(?:after(?:wards)?|following|behind)\b/;
const BEFORE = /\b(?:before|preceding|prior)\b/;
const OWN: readonly Series['kind'][] = ['recovery', 'stop', 'climb', 'descent', 'lap'];

/** "How long was the rest after it?", "the descent before that": of another series beside a part. */
export function seriesBeside(sense: Sense, last: Query): Query | null {
  const series = sense.read.series?.series;
  const to = oneOf(last);
  const step = AFTER.test(sense.text) ? 1 : BEFORE.test(sense.text) ? -1 : null;
  if (!series || !to || !step || !OWN.includes(series.kind)) return null;
  if (seriesOf(last)?.kind === series.kind || sense.read.scopes.length > 0) return null;
  const named = asked(sense);
  return {
    ...bare(last),
    metrics: named.length > 0 ? named : ['time'],
    scope: { kind: 'neighbour', series, step, to },
    operation: { kind: sense.asks('where') || sense.asks('when') ? 'when' : 'value' },
  };
}

/** "How many over 5 min?" of stops: each has its length. */
export function countOfLong(sense: Sense, last: Query): Query | null {
  const [limit] = sense.limits;
  const [measure, ...more] = sense.measures;
  const series = seriesOf(last);
  if (!limit || !series || more.length > 0 || measure?.by !== 'seconds') return null;
  if (sense.metrics.length > 0 || sense.read.series || !timed(last, series)) return null;
  if (!(sense.asks('how many') || sense.asks('which') || sense.pointing === 'many')) return null;
  return {
    ...bare(last),
    metrics: ['time'],
    scope: { kind: 'each', series },
    operation: {
      kind: 'countWhere',
      above: limit.above,
      limit: measure.value,
      written: `${limit.text} ${measure.text}`,
    },
  };
}

function timed({ metrics }: Query, { kind }: Series): boolean {
  return kind === 'stop' || metrics[0] === 'time';
}
