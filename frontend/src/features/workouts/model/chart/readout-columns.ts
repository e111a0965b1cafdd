import { distanceFigure, figureText, formatDuration } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { TermId } from '../metrics/definitions.js';
import { distanceAt, type Track } from '../route/track.js';
import type { ChannelView } from './channels.js';
import { spanValue, valueAt } from './readout.js';
import type { SpanStats } from './span-stats.js';
import type { CurveName, Streams } from './streams.js';
import type { WorkoutAxis } from './workout-axis.js';

/** One column of the readout, as text. */
export interface ReadoutColumn {
  readonly label: string;
  /** What time and distance are; the others are explained beside the curves. */
  readonly explanation?: string;
  readonly term?: TermId;
  /** The curve that it tells of; undefined for time and distance. */
  readonly name?: CurveName;
  /** The part of a style variable's name. */
  readonly colour?: string;
  /** Whether the number is made of samples, so that it needs all of them. */
  readonly sampled: boolean;
  readonly of: (stats: SpanStats) => string;
  readonly at: (position: number) => string;
}

export function readoutColumns(
  channels: readonly ChannelView<CurveName>[],
  streams: Streams,
  track: Track | null,
  { axis, units }: { readonly axis: WorkoutAxis; readonly units: UnitPreferences },
): readonly ReadoutColumn[] {
  const time: ReadoutColumn = {
    label: 'Time',
    explanation: 'How long the timer ran; pauses are left out.',
    sampled: false,
    of: ({ seconds }) => formatDuration(seconds),
    at: axis.choice === 'moving' ? axis.tell : formatDuration,
  };
  const way: readonly ReadoutColumn[] = track
    ? [
        {
          label: 'Distance',
          explanation: 'How far you went.',
          term: 'distance',
          sampled: false,
          of: ({ distanceM, whole }) =>
            figureText(distanceFigure(distanceM, units, whole ? undefined : 2)),
          at: (position) => figureText(distanceFigure(distanceAt(track, position), units, 2)),
        },
      ]
    : [];
  return [
    time,
    ...way,
    ...channels.map((channel) => channelColumn(channel, streams, track !== null)),
  ];
}

function channelColumn(
  channel: ChannelView<CurveName>,
  { channels, pauses }: Streams,
  hasTrack: boolean,
): ReadoutColumn {
  const { name, label, colour } = channel;
  const stream = channels[name];
  return {
    label,
    name,
    colour: colour.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    // Speed is distance over time wherever there is distance.
    sampled: !(name === 'speed' && hasTrack),
    of: (stats) => {
      const text = figureText(channel.tell(spanValue(stats, name)));
      return name === 'altitude' && stats.climbM !== null ? `\u2191 ${text}` : text;
    },
    at: (position) => (stream ? figureText(channel.tell(valueAt(stream, position, pauses))) : ''),
  };
}
