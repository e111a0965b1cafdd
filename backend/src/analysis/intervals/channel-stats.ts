import type { ChannelStats, SegmentChannels, SegmentChannel } from '../analysis.js';
import { maxOf, meanOf, meanOverZero, minOf } from '../math/statistics.js';
import { rowsOf, type Grid } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { speedOver } from '../session/mean-output.js';

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

/** Mean, lowest, highest, first and last value of every channel that has one in the segment. */
export function segmentChannels(ground: Ground, span: Span): SegmentChannels {
  const { grid } = ground;
  const found: Partial<Record<SegmentChannel, ChannelStats>> = {};
  for (const channel of CHANNELS) {
    const values = channel === 'altitude' ? ground.altitude : grid.channels[channel];
    const stats = values == null ? null : statsOf(grid, values, span, channel === 'cadence');
    if (stats === null) continue;
    found[channel] = channel === 'speed' ? travelled(stats, speedOver(ground, span)) : stats;
  }
  return found;
}

/** @param turning whether zeros are left out of mean and minimum, as of cadence */
function statsOf(
  grid: Grid,
  values: Float64Array,
  span: Span,
  turning: boolean,
): ChannelStats | null {
  const { from, to } = rowsOf(grid, span);
  const max = maxOf(values, from, to);
  if (max === null) return null;
  const avg = turning ? meanOverZero(values, from, to) : meanOf(values, from, to);
  return {
    avg: avg ?? 0,
    min: minOf(values, from, to, turning ? 0 : -Infinity) ?? max,
    max,
    start: meanOf(values, from, Math.min(to, from + EDGE_S)),
    end: meanOf(values, Math.max(from, to - EDGE_S), to),
  };
}

/** Speed is distance over time; no more than the fastest and no less than the slowest second. */
function travelled(stats: ChannelStats, mean: number | null): ChannelStats {
  if (mean === null) return stats;
  return { ...stats, avg: mean, min: Math.min(stats.min, mean), max: Math.max(stats.max, mean) };
}
