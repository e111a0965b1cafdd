import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Operation, Scope } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { timed } from './asked-metrics.js';
import { isHigh } from './is-high.js';
import type { Found } from './reader.js';

const WHOLE: Scope = { kind: 'whole' };
const VALUE: Operation = { kind: 'value' };

/** "NP, IF, TSS", "avg power and max hr": values of the whole workout. */
export function wholeValues(sense: Sense): Found | null {
  const metrics = timed(sense).map((metric) => highest(metric, sense));
  if (metrics.length === 0 || sense.asks('why')) return null;
  if (sense.asks('when') || sense.asks('where'))
    return metrics.every((metric) => /(?:Max|Min)$/.test(metric))
      ? { metrics, scope: WHOLE, operation: { kind: 'when' } }
      : null;
  if (
    sense.comparatives.length > 0 ||
    sense.does('trend') ||
    sense.does('spread') ||
    sense.read.loose.length > 0
  )
    return null;
  if (sense.limits.length > 0 && sense.measures.length === 0) return null;
  return { metrics, scope: WHOLE, operation: VALUE };
}

const HIGHEST: Partial<Record<MetricId, MetricId>> = {
  power: 'powerMax',
  heartRate: 'heartRateMax',
  cadence: 'cadenceMax',
  speed: 'speedMax',
  grade: 'gradeMax',
  temperature: 'temperatureMax',
};
const LOWEST: Partial<Record<MetricId, MetricId>> = {
  power: 'powerMin',
  heartRate: 'heartRateMin',
  cadence: 'cadenceMin',
  speed: 'speedMin',
  temperature: 'temperatureMin',
};

/** "Biggest power", "how high did my pulse go". */
function highest(metric: MetricId, sense: Sense): MetricId {
  const [end] = sense.ends;
  if (sense.asks('how high') || (end && isHigh(end.end))) return HIGHEST[metric] ?? metric;
  return end ? (LOWEST[metric] ?? metric) : metric;
}
