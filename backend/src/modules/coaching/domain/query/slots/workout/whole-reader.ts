import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import type { Operation, Scope, Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { atEnd, CHANNELS, timed } from './asked-metrics.js';
import type { Found } from './reader.js';

const WHOLE: Scope = { kind: 'whole' };
const VALUE: Operation = { kind: 'value' };

/** "NP, IF, TSS", "avg power and max hr": values of the whole workout. */
export function wholeValues(sense: Sense): Found | null {
  const metrics = timed(sense).map((metric) => atEnd(metric, sense));
  if (metrics.length === 0 || sense.asks('why')) return null;
  const course = fromStartToEnd(metrics);
  if (course) return course;
  // "NP minus the plain average".
  if (sense.does('difference') && metrics.length === 2 && isOneUnit(metrics))
    return { metrics, scope: WHOLE, operation: { kind: 'apart' } };
  const listed = perLength(sense);
  if (listed)
    return { metrics, scope: { kind: 'each', series: listed }, operation: { kind: 'list' } };
  if (sense.does('difference') && metrics.every((metric) => CHANNELS.includes(metric)))
    return { metrics, scope: WHOLE, operation: { kind: 'change' } };
  if (sense.asks('when') || sense.asks('where'))
    return metrics.every((metric) => /(?:Max|Min)$/.test(metric))
      ? { metrics, scope: WHOLE, operation: { kind: 'when' } }
      : null;
  const heights = metrics.includes('gain') && metrics.includes('loss');
  if (heights) return { metrics: ['gain', 'loss'], scope: WHOLE, operation: VALUE };
  if (sense.does('spread') && metrics.length === 1 && RANGED.test(metrics[0] ?? ''))
    return { metrics, scope: WHOLE, operation: { kind: 'spread' } };
  if (
    sense.comparatives.length > 0 ||
    sense.does('trend') ||
    sense.does('spread') ||
    sense.read.loose.length > 0
  )
    return null;
  if (sense.limits.length > 0 && sense.measures.length === 0) return null;
  // "What is 12 times 17?"
  if (sense.numbers.length > 1 || (sense.numbers.length > 0 && metrics.includes('time')))
    return null;
  return { metrics, scope: WHOLE, operation: VALUE };
}

/** What a range of the whole workout says something about. */
const RANGED = /^(?:temperature|altitude)/;

const ONE_UNIT: readonly (readonly MetricId[])[] = [
  ['power', 'powerMax', 'normalized'],
  ['movingTime', 'elapsedTime', 'time', 'stopped'],
  ['speed', 'graded'],
];

function isOneUnit(metrics: readonly MetricId[]): boolean {
  return ONE_UNIT.some((all) => metrics.every((metric) => all.includes(metric)));
}

/** "Heart rate, beginning against the end": quarters tell it better than single seconds. */
function fromStartToEnd(metrics: readonly MetricId[]): Found | null {
  const channel = CHANNELS.find(
    (plain) =>
      metrics.includes(`${plain}Start` as MetricId) && metrics.includes(`${plain}End` as MetricId),
  );
  return channel
    ? {
        metrics: [channel],
        scope: { kind: 'each', series: { kind: 'quarter' } },
        operation: { kind: 'trend' },
      }
    : null;
}

/** "Pace per km" is a table, "average pace per km" a value. */
function perLength({ slots, metrics, asks }: Sense): Series | null {
  const units = slots.find(({ kind }) => kind === 'units');
  const averaged =
    slots.some((slot) => slot.kind === 'statistic') || asks('what') || asks('how fast');
  const length = /^per (mile|km|kilomet)/.exec(units?.text ?? '')?.[1];
  const paced = metrics[0] === 'speed' && averaged;
  if (paced || length === undefined) return null;
  return { kind: 'block', by: 'metres', length: length === 'mile' ? METRES_PER_MILE : 1000 };
}

/** "I ran 15k, right?": a length or a time that is taken for granted. */
export function stated({ measures, content, asks, unread }: Sense): Found | null {
  const [measure] = measures;
  const alone = measures.length === 1 && content === 1 && unread === 0;
  if (!measure || !alone || ASKED.some(asks)) return null;
  if (measure.by !== 'metres' && measure.by !== 'seconds') return null;
  return {
    metrics: [measure.by === 'metres' ? 'distance' : 'time'],
    scope: WHOLE,
    operation: VALUE,
  };
}

const ASKED = ['what', 'which', 'when', 'where', 'why', 'how long', 'how far', 'how fast'] as const;

/** "How far after an hour", "distance at 45 min". */
export function covered({ measures, metrics, asks, read, slots }: Sense): Found | null {
  const far = asks('how far') || asks('where') || metrics.includes('distance');
  if (!far || metrics.length > 1 || measures.length > 1 || read.series !== null) return null;
  const [measure] = measures;
  const [scope] = read.scopes;
  const seconds = measure?.by === 'seconds' ? measure.value : momentIn(scope);
  if (seconds === null || (measure && scope) || slots.length > 4) return null;
  return {
    metrics: ['distance'],
    scope: { kind: 'place', place: { kind: 'stretch', by: 'seconds', from: null, to: seconds } },
    operation: VALUE,
  };
}

/** "After one hour", "at 45 min": a moment, though it is read as what is around or behind it. */
function momentIn(scope: Scope | undefined): number | null {
  if (scope?.kind !== 'place' || scope.place.kind !== 'stretch') return null;
  const { by, from, to } = scope.place;
  if (by !== 'seconds' || from === null) return null;
  if (to === null) return from;
  return to - from === 60 ? (from + to) / 2 : null;
}

/** "How long to get to 20 km", "time at 10 km", "when did I reach 30 km". */
export function reached({ measures, metrics, asks, ends, read }: Sense): Found | null {
  const [measure] = measures;
  if (
    measures.length !== 1 ||
    measure?.by !== 'metres' ||
    ends.length > 0 ||
    read.scopes.length > 0
  )
    return null;
  const timely = asks('when') || asks('how long') || metrics.some((metric) => metric === 'time');
  if (!timely || metrics.length > 1) return null;
  return {
    metrics: ['time'],
    scope: {
      kind: 'place',
      place: { kind: 'stretch', by: 'metres', from: null, to: measure.value },
    },
    operation: VALUE,
  };
}
