import type { ChannelStats, SegmentChannels, SegmentChannel } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { meanOf, meanOverZero } from '../math/statistics.js';
import type { RowRange } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';

/** A value at the start or the end of a segment is the mean of so many seconds there (ours). */
const EDGE_S = 5;

const CHANNELS: readonly SegmentChannel[] = [
  'power',
  'heartRate',
  'cadence',
  'speed',
  'altitude',
  'temperature',
];

/**
 * Mean, lowest, highest, first and last value of every channel that has one in the segment.
 *
 * @param speedMps its distance over its time, which is its mean speed
 */
export function segmentChannels(
  ground: Ground,
  rows: RowRange,
  speedMps: number | null,
): SegmentChannels {
  const { grid } = ground;
  const found: Partial<Record<SegmentChannel, ChannelStats>> = {};
  for (const channel of CHANNELS) {
    const values = channel === 'altitude' ? ground.altitude : grid.channels[channel];
    const stats = values == null ? null : statsOf(values, rows, channel === 'cadence');
    if (stats === null) continue;
    found[channel] = channel === 'speed' ? travelled(stats, speedMps) : stats;
  }
  return found;
}

/**
 * @param turning whether zeros are left out of all but the maximum, as of cadence: a first or last
 *   value is null where the legs did not turn there
 */
function statsOf(
  values: Float64Array,
  { from, to }: RowRange,
  turning: boolean,
): ChannelStats | null {
  let sum = 0;
  let n = 0;
  let min = Infinity;
  let max = -Infinity;
  for (let row = from; row < to; row++) {
    const value = values[row] as number;
    if (!isKnown(value)) continue;
    if (value > max) max = value;
    if (turning && value <= 0) continue;
    sum += value;
    n++;
    if (value < min) min = value;
  }
  if (max === -Infinity) return null;
  const mean = turning ? meanOverZero : meanOf;
  return {
    avg: n === 0 ? 0 : sum / n,
    min: n === 0 ? max : min,
    max,
    start: mean(values, from, Math.min(to, from + EDGE_S)),
    end: mean(values, Math.max(from, to - EDGE_S), to),
  };
}

/** Speed is distance over time; no more than the fastest and no less than the slowest second. */
function travelled(stats: ChannelStats, mean: number | null): ChannelStats {
  if (mean === null) return stats;
  return { ...stats, avg: mean, min: Math.min(stats.min, mean), max: Math.max(stats.max, mean) };
}
