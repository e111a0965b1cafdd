import type { SideMetricId } from '../comparison/side-metric-id.js';
import { plainMetric } from './metric-of.js';
import type { SideSense } from './side-sense.js';

/** "How long was the third": the asking word names the metric. */
export function timed(sense: SideSense): readonly SideMetricId[] {
  const metrics = implied(sense);
  if (sense.asks('how long') && !metrics.some((id) => /time|zone|stopped/i.test(id)))
    return ['time', ...metrics];
  if (sense.asks('how far') && !metrics.includes('distance')) return ['distance', ...metrics];
  if (sense.asks('how fast') && !metrics.includes('speed')) return ['speed', ...metrics];
  return metrics;
}

export const PEAKS: Readonly<Partial<Record<SideMetricId, SideMetricId>>> = {
  power: 'powerMax',
  heartRate: 'heartRateMax',
};

/** The metrics that are named, and those that "faster" and "longest" imply. */
export function implied(sense: SideSense): readonly SideMetricId[] {
  const words = [...sense.ends, ...sense.comparatives];
  const channels = words.flatMap(({ channel }) => (channel ? [channel] : []));
  const named = sense.sideMetrics.map((id) => lastingOf(peakOf(id, sense), sense));
  const lengths = lengthNamed(sense);
  const own =
    lengths.length > 0 ? lengths : channels.map((channel): SideMetricId => plainMetric(channel));
  // "Faster with the hills out", "longer in km": what is named is what is meant.
  const covered = own.filter(
    (id) =>
      !named.includes(id) &&
      !(id === 'speed' && named.some((one) => one === 'graded' || one === 'speed')) &&
      !(
        id === 'time' &&
        named.some((one) => one === 'distance' || one === 'hardTime' || one === 'gain')
      ),
  );
  const all = [...named, ...covered];
  if (all.length > 0) return [...new Set(all)];
  return words.some(({ text }) =>
    /^(?:strong|weak|more strong|more power|most power|powerful)/.test(text),
  )
    ? ['power']
    : lengths;
}

/** "Highest pulse" is a peak, "higher pulse" an average. */
function peakOf(id: SideMetricId, { ends, slots, plain }: SideSense): SideMetricId {
  const averaged =
    slots.some((slot) => slot.kind === 'statistic' && slot.statistic === 'average') ||
    /\b(?:avg|average|mean)\b/.test(plain);
  const high =
    ends.some(({ text }) => /^(?:highest|biggest|top)$/.test(text)) ||
    /\bgo(?:es)? (?:the )?high(?:er|est)\b/.test(plain);
  return high && !averaged ? (PEAKS[id] ?? id) : id;
}

/** The length of a rest is its time. */
function lastingOf(id: SideMetricId, { read, plain }: SideSense): SideMetricId {
  const timed = ['rep', 'recovery', 'stop'].includes(read.series?.series.kind ?? '');
  return id === 'distance' && timed && /\blengths?\b/.test(plain) ? 'time' : id;
}

/** "How much longer in km". */
function lengthNamed({ slots, asks }: SideSense): readonly SideMetricId[] {
  const inLength = slots.some(
    (slot) => slot.kind === 'units' && /^(?:in )?(?:km|kilomet|mile|met(?:re|er))/.test(slot.text),
  );
  return inLength && (asks('how much') || asks('how many')) ? ['distance'] : [];
}
