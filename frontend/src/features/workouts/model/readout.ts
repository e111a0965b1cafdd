import { nearestIndex } from '../../../components/chart/nearest.js';
import { distanceFigure, figureText, formatDuration } from '../../../lib/format.js';
import type { UnitPreferences } from '../../../lib/units.js';
import type { ChannelView } from './channels.js';
import type { SpanStats } from './span-stats.js';
import type { ChannelName, Span, Stream, Streams } from './streams.js';
import { distanceAt, type Track } from './track.js';
import type { Workout } from './workout.js';

/** The nearest recorded value; null in a gap and during a pause. */
export function valueAt(stream: Stream, seconds: number, pauses: readonly Span[]): number | null {
  const index = nearestIndex(stream.t, seconds);
  if (index === null || pauses.some(({ from, to }) => seconds > from && seconds < to)) return null;
  return stream.v[index] ?? null;
}

/** The workout as a whole in the numbers that stand on the rest of the page, not counted anew from the curves. */
export function wholeStats(workout: Workout): SpanStats {
  return {
    seconds: workout.durationS,
    distanceM: workout.distanceM,
    power: workout.avgPower,
    heartRate: workout.avgHr,
    speed: workout.rawSummaryJson.session.avg_speed,
    cadence: workout.cadenceAvg,
    climbM: workout.elevGainM,
  };
}

/** What a span says of a channel: its mean, and of the elevation what was climbed. */
export function spanValue(stats: SpanStats, channel: ChannelName): number | null {
  return channel === 'altitude' ? stats.climbM : stats[channel];
}

/** A position in words, for those who hear the chart. */
export function describePosition(seconds: number, streams: Streams, track: Track | null, channels: readonly ChannelView[], units: UnitPreferences): string {
  const place = track ? [figureText(distanceFigure(distanceAt(track, seconds), units, 2))] : [];
  const values = channels.flatMap((channel) => {
    const stream = streams.channels[channel.name];
    return stream ? [`${channel.label} ${figureText(channel.tell(valueAt(stream, seconds, streams.pauses)))}`] : [];
  });
  return [formatDuration(seconds), ...place, ...values].join(', ');
}
