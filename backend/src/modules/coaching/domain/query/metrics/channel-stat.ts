import type { ChannelStats, SegmentChannel } from '#analysis/analysis.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import type { SpanMetric } from './metric.js';

/** One statistic of a channel over a stretch; null where nothing was recorded there. */
export function statOf(
  channel: SegmentChannel,
  statistic: keyof ChannelStats,
): (stretch: Stretch) => number | null {
  return ({ channels }) => channels?.[channel]?.[statistic] ?? null;
}

/** What the statistics are called: `highest heart rate`, `heart rate at the end`. */
const NAMES = {
  max: (noun: string) => `highest ${noun}`,
  min: (noun: string) => `lowest ${noun}`,
  start: (noun: string) => `${noun} at the start`,
  end: (noun: string) => `${noun} at the end`,
} as const;

type Statistic = keyof typeof NAMES;

/** The metric of one statistic of a channel, like its average in all else. */
export function statistic(
  id: SpanMetric['id'],
  which: Statistic,
  base: SpanMetric & { readonly channel: SegmentChannel },
  noun: SpanMetric['noun'],
): SpanMetric {
  return {
    id,
    noun: (shown) => NAMES[which](noun(shown)),
    better: base.better,
    read: statOf(base.channel, which),
    channel: base.channel,
    about: [
      ...(which === 'max' || which === 'min' ? [which] : []),
      ...base.about.filter((tag) => tag !== 'average'),
    ],
    fact: base.fact,
  };
}
