import type { MetricId } from '../metrics/metric-id.js';
import type { Channel, Slot, Statistic } from './slot.js';

type ByStatistic = Partial<Record<Statistic, MetricId>> & { readonly plain: MetricId };

const METRICS: Readonly<Record<Channel, ByStatistic>> = {
  power: {
    plain: 'power',
    highest: 'powerMax',
    lowest: 'powerMin',
    start: 'powerStart',
    end: 'powerEnd',
  },
  normalized: { plain: 'normalized' },
  heartRate: {
    plain: 'heartRate',
    highest: 'heartRateMax',
    lowest: 'heartRateMin',
    start: 'heartRateStart',
    end: 'heartRateEnd',
  },
  cadence: {
    plain: 'cadence',
    highest: 'cadenceMax',
    lowest: 'cadenceMin',
    start: 'cadenceStart',
    end: 'cadenceEnd',
  },
  speed: {
    plain: 'speed',
    highest: 'speedMax',
    lowest: 'speedMin',
    start: 'speedStart',
    end: 'speedEnd',
  },
  graded: { plain: 'graded' },
  grade: { plain: 'grade', highest: 'gradeMax' },
  temperature: {
    plain: 'temperature',
    highest: 'temperatureMax',
    lowest: 'temperatureMin',
    start: 'temperatureStart',
    end: 'temperatureEnd',
  },
  altitude: {
    plain: 'altitude',
    highest: 'altitudeMax',
    lowest: 'altitudeMin',
    start: 'altitudeStart',
    end: 'altitudeEnd',
  },
  gain: { plain: 'gain' },
  loss: { plain: 'loss' },
  vam: { plain: 'vam' },
  distance: { plain: 'distance' },
  time: { plain: 'time', total: 'time' },
  movingTime: { plain: 'movingTime' },
  elapsedTime: { plain: 'elapsedTime' },
  stopped: { plain: 'stopped' },
  work: { plain: 'work' },
  calories: { plain: 'calories' },
  stress: { plain: 'stress' },
  intensity: { plain: 'intensity' },
  variability: { plain: 'variability' },
  decoupling: { plain: 'decoupling' },
  efficiency: { plain: 'efficiency' },
  powerPerKilo: { plain: 'powerPerKilo' },
  powerShare: { plain: 'powerShare' },
  heartRateShare: { plain: 'heartRateShare' },
  strideLength: { plain: 'strideLength' },
  steps: { plain: 'steps' },
  coasting: { plain: 'coasting' },
  heartRateRecovery: { plain: 'heartRateRecovery' },
};

/** The metric of a channel that a word implies: the fastest is the most speed. */
export function plainMetric(channel: Channel): MetricId {
  return METRICS[channel].plain;
}

/** The same thing by another statistic: its highest value after its average; null for no such. */
export function byStatistic(metric: MetricId, statistic: Statistic): MetricId | null {
  const own = metric === 'normalized' ? METRICS.power : channelWith(metric);
  if (!own) return null;
  return statistic === 'average' ? own.plain : (own[statistic] ?? null);
}

function channelWith(metric: MetricId): ByStatistic | undefined {
  return Object.values(METRICS).find((all) => Object.values(all).includes(metric));
}

/**
 * The metrics that slots name, in their order. A statistic belongs to the metric that follows it,
 * or, where none does, to the one before: "max hr", "hr max"; "average and max hr" are both.
 */
export function metricsOf(slots: readonly Slot[]): readonly MetricId[] {
  const metrics: MetricId[] = [];
  const add = (metric: MetricId) => metrics.includes(metric) || metrics.push(metric);
  let waiting: Statistic[] = [];
  let last: Channel | null = null;
  for (const slot of slots) {
    if (slot.kind === 'statistic') {
      // "What was the average in the end" asks for no end.
      if (
        slot.text === 'in the end' &&
        slots.some((one) => one.kind === 'statistic' && one.statistic === 'average')
      )
        continue;
      waiting.push(slot.statistic);
      continue;
    }
    if (slot.kind !== 'metric') continue;
    const own = slot.statistic ? [slot.statistic] : waiting;
    const found = own.map(
      (statistic) => METRICS[slot.channel][statistic] ?? METRICS[slot.channel].plain,
    );
    for (const metric of found.length > 0 ? found : [METRICS[slot.channel].plain]) add(metric);
    waiting = [];
    last = slot.channel;
  }
  const found = metrics.filter((metric) => !isSaidBetter(metric, metrics));
  // "Our average in miles per hour".
  const speedy = slots.some(
    (slot) => slot.kind === 'units' && (slot.speed || (waiting.length > 0 && isPace(slot.text))),
  );
  if (last === null && speedy) return [waiting.includes('highest') ? 'speedMax' : 'speed'];
  // "Total in miles".
  const length = slots.some(
    (slot) => slot.kind === 'units' && /^in (?:miles|km|kms|kilomet\w+)$/.test(slot.text),
  );
  if (last === null && length && waiting.includes('total')) return ['distance'];
  return last ? withTrailing(found, waiting, last) : found;
}

/** "Minutes per mile". */
function isPace(text: string): boolean {
  return /min.*(?:per|\/|a) ?(?:mi|k)/.test(text);
}

/** "Elevation of the highest point" is its altitude, "time I lost standing" no time of the whole. */
function isSaidBetter(metric: MetricId, metrics: readonly MetricId[]): boolean {
  if (metric === 'gain') return metrics.some((other) => /^altitude./.test(other));
  if (metric === 'altitude') return metrics.includes('gain') || metrics.includes('loss');
  return metric === 'time' && metrics.some((other) => /^(?:stopped|coasting|.+Time)$/.test(other));
}

/** "HR max", "power, average and peak": the words after the last metric. */
function withTrailing(
  metrics: readonly MetricId[],
  waiting: readonly Statistic[],
  last: Channel,
): readonly MetricId[] {
  if (waiting.length === 0 || waiting.every((statistic) => statistic === 'total')) return metrics;
  const { plain } = METRICS[last];
  // "NP against average".
  if (last === 'normalized' && waiting.includes('average')) return [...metrics, 'power'];
  const named = waiting.map((statistic) => METRICS[last][statistic] ?? plain);
  return [...new Set([...metrics.filter((metric) => metric !== plain), ...named])];
}
