import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import { isHigh } from './is-high.js';

/** "Slower" names speed, "longer" time. */
export function withComparative({ metrics, comparatives }: Sense): readonly MetricId[] {
  const channel = comparatives.find(({ channel: own }) => own !== null)?.channel;
  if (!channel || metrics.length > 0) return metrics;
  return [plainMetric(channel)];
}

export const CHANNELS: readonly MetricId[] = ['power', 'heartRate', 'cadence', 'speed'];

export function channels({ metrics }: Sense): readonly MetricId[] {
  return metrics.filter((metric) => CHANNELS.includes(metric));
}

/** "How long was the third", "how fast". */
export function timed(sense: Sense): readonly MetricId[] {
  const implied: MetricId[] = [];
  if (
    sense.asks('how long') &&
    !sense.metrics.some((metric) => /time|stopped|coasting/i.test(metric))
  )
    implied.push('time');
  if (sense.asks('how far') && !sense.metrics.includes('distance')) implied.push('distance');
  if (sense.asks('how fast') && !sense.metrics.includes('speed')) implied.push('speed');
  return [...implied, ...sense.metrics];
}

/** The metric of a channel's highest value. */
export const HIGHEST: Partial<Record<MetricId, MetricId>> = {
  power: 'powerMax',
  heartRate: 'heartRateMax',
  cadence: 'cadenceMax',
  speed: 'speedMax',
  grade: 'gradeMax',
  altitude: 'altitudeMax',
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
export function atEnd(metric: MetricId, sense: Sense): MetricId {
  const [end] = sense.ends;
  if (sense.asks('how high') || (end && isHigh(end.end))) return HIGHEST[metric] ?? metric;
  return end || sense.asks('how low') ? (LOWEST[metric] ?? metric) : metric;
}
