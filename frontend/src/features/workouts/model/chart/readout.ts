import { nearestIndex } from '#components/chart/nearest.js';
import { distanceFigure, figureText, formatDuration } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { MetricResult } from '../analysis.js';
import { distanceAt, type Track } from '../route/track.js';
import { meanSpeedOf, meanTemperatureOf } from '../metrics/mean-values.js';
import type { Workout } from '../workout.js';
import type { ChannelView } from './channels.js';
import type { NormalizedPower } from './normalized-power.js';
import { isExtra, type SpanStats } from './span-stats.js';
import type { CurveName, Span, Stream, Streams } from './streams.js';

/** The nearest recorded value; null in a gap and during a pause. */
export function valueAt(stream: Stream, seconds: number, pauses: readonly Span[]): number | null {
  const index = nearestIndex(stream.t, seconds);
  if (index === null || pauses.some(({ from, to }) => seconds > from && seconds < to)) return null;
  return stream.v[index] ?? null;
}

function normalizedPowerOf({ applicable, value, reason }: MetricResult): NormalizedPower {
  return applicable && value !== null
    ? { watts: value }
    : { reason: reason ?? 'It may not be judged for this session.' };
}

/**
 * The workout as a whole in the numbers of the rest of the page, not computed again from
 * the curves.
 */
export function wholeStats(workout: Workout): SpanStats {
  const { metrics } = workout.analysis;
  const np = metrics['normalizedPower'];
  return {
    whole: true,
    seconds: workout.durationS,
    distanceM: workout.distanceM,
    power: workout.avgPower,
    normalizedPower: np === undefined ? null : normalizedPowerOf(np),
    heartRate: workout.avgHr,
    speed: meanSpeedOf(workout),
    cadence: workout.cadenceAvg,
    climbM: workout.elevGainM,
    temperature: metrics['averageTemperature']?.value ?? meanTemperatureOf(workout),
    wPrimeBalance: null,
    extras: {},
  };
}

/** What a span says of a channel: its mean, and of the elevation what was climbed. */
export function spanValue(stats: SpanStats, channel: CurveName): number | null {
  if (isExtra(channel)) return stats.extras[channel] ?? null;
  return channel === 'altitude' ? stats.climbM : stats[channel];
}

/** A position in words, for those who hear the chart. */
export function describePosition(
  position: number,
  { streams, track }: { readonly streams: Streams; readonly track: Track | null },
  channels: readonly ChannelView<CurveName>[],
  units: UnitPreferences,
): string {
  const place = track ? [figureText(distanceFigure(distanceAt(track, position), units, 2))] : [];
  const values = channels.flatMap((channel) => {
    const stream = streams.channels[channel.name];
    return stream
      ? [`${channel.label} ${figureText(channel.tell(valueAt(stream, position, streams.pauses)))}`]
      : [];
  });
  return [formatDuration(position), ...place, ...values].join(', ');
}
