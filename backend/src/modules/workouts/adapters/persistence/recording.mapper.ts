import type { Channel, ChannelName, ChannelSource, Recording } from '../../../../analysis/recording/recording.js';
import { decodeChannel, encodeChannel, type ColumnName } from './channel-codec.js';
import type { WorkoutChannelRecord } from './workout-channel.record.js';
import type { RecordingFrame } from './workout.record.js';

/** The samples of a recording as columns: its channels, and the time axis that they share. */
export function columnsOf(workoutId: string, recording: Recording): WorkoutChannelRecord[] {
  const channels = Object.entries(recording.channels) as [ChannelName, Channel][];
  return [
    column(workoutId, 'time', recording.time, 'measured'),
    ...channels.map(([name, { values, source }]) => column(workoutId, name, values, source)),
  ];
}

/** Puts a recording together again. Throws where the time axis is missing. */
export function recordingOf(frame: RecordingFrame, columns: readonly WorkoutChannelRecord[]): Recording {
  const axis = columns.find(({ name }) => name === 'time');
  if (!axis) throw new Error('a stored recording has lost its time axis');
  const channels: Partial<Record<ChannelName, Channel>> = {};
  for (const stored of columns) {
    if (stored.name !== 'time') channels[stored.name] = { values: valuesOf(stored), source: stored.source };
  }
  return { ...frame, time: valuesOf(axis), channels };
}

function column(workoutId: string, name: ColumnName, values: Float64Array, source: ChannelSource): WorkoutChannelRecord {
  const { codec, bytes } = encodeChannel(values, name);
  return { workoutId, name, codec, source, samples: values.length, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

function valuesOf({ codec, bytes, samples }: WorkoutChannelRecord): Float64Array {
  return decodeChannel(codec, bytes, samples);
}
