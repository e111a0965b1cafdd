import type { MetricId } from '../metrics/metric-id.js';
import type { Premise, Query } from '../query.js';
import type { Sense } from './sense.js';
import type { SlotOf, Unit } from './slot.js';

const CHANNEL: Partial<Record<Unit, MetricId>> = {
  watts: 'power',
  bpm: 'heartRate',
  perMinute: 'cadence',
  mps: 'speed',
  metres: 'distance',
  percent: 'grade',
  wattsPerKilo: 'powerPerKilo',
};
/** A kilometre takes a runner as long as that: a clock within is a pace. s. */
const PACES = [150, 720] as const;

/**
 * The query with the number that its words take for granted ("rep 9 really went 3:17", "I averaged
 * over 240 W, no?"); null where a number is left whose part in the question is not understood.
 */
export function premiseOf(query: Query, sense: Sense, running: boolean): Query | null {
  if (query.premise || query.claimed) return query;
  const { kind } = query.operation;
  // "How long to 20 km": the number is where the scope ends.
  if (query.scope.kind === 'place') return query;
  if (
    ['timeWhere', 'countWhere', 'bestEffort', 'rank', 'share', 'difference', 'why'].includes(kind)
  )
    return query;
  const [measure, ...more] = sense.measures;
  if (!measure) return bareNumber(query, sense);
  if (more.length > 0 || sense.asks('how many')) return null;
  if (kind !== 'value' && kind !== 'list') return null;
  const metric = metricOf(measure, { query, running });
  if (metric === null) return null;
  const value =
    metric === 'speed' && measure.by === 'seconds' ? 1000 / measure.value : measure.value;
  return {
    ...query,
    metrics: [metric],
    premise: { value, written: measure.text, ...boundOf(sense) },
  };
}

function metricOf(
  { by, value, text }: SlotOf<'measure'>,
  { query: { metrics, scope }, running }: { readonly query: Query; readonly running: boolean },
): MetricId | null {
  const [named] = metrics;
  if (by === 'seconds') {
    if (named && /time/i.test(named)) return named;
    const pace = text.includes(':') && value >= PACES[0] && value <= PACES[1];
    if (named === 'speed' || (pace && running && scope.kind !== 'whole')) return 'speed';
    return named === undefined ? 'time' : null;
  }
  const own = CHANNEL[by];
  if (!own) return null;
  if (named === undefined) return own;
  // "Normalized power of 240 W", "climbed 300 m".
  const same =
    named.startsWith(own) ||
    (by === 'watts' && named === 'normalized') ||
    (by === 'metres' && (named === 'gain' || named === 'loss' || named === 'distance'));
  return same ? named : null;
}

function boundOf({ limits: [limit] }: Sense): Pick<Premise, 'bound'> {
  if (!limit) return {};
  return { bound: limit.above ? 'above' : 'below' };
}

/** "Max hr was 183, right": a number without a unit is one of the metric that is named. */
function bareNumber(query: Query, { numbers, asks }: Sense): Query | null {
  const [number, ...more] = numbers;
  if (!number) return query;
  const counted = !/\d/.test(number.text) || number.value < 20;
  if (counted || more.length > 0 || query.metrics.length !== 1 || query.operation.kind !== 'value')
    return query;
  if (asks('what') || asks('which')) return query;
  return { ...query, premise: { value: number.value, written: number.text } };
}
