import type {
  Channel,
  ChannelName,
  ChannelSource,
  DeveloperChannel,
  Recording,
} from '#analysis/recording/recording.js';
import {
  decodeChannel,
  encodeChannel,
  encodeDeveloper,
  type EncodedColumn,
} from './channel-codec.js';
import type { StoredColumn } from './channel-codec-steps.js';
import type { WorkoutChannelRecord } from './workout-channel.record.js';
import type { RecordingFrame } from '../workouts/workout.record.js';

/**
 * The samples of a recording as columns: its channels, what apps added, and the time axis that they
 * share.
 */
export function columnsOf(workoutId: string, recording: Recording): WorkoutChannelRecord[] {
  const channels = Object.entries(recording.channels) as [ChannelName, Channel][];
  const column = (
    name: StoredColumn,
    { length }: Float64Array,
    source: ChannelSource,
    { codec, bytes }: EncodedColumn,
  ): WorkoutChannelRecord => {
    return {
      workoutId,
      name,
      codec,
      source,
      samples: length,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    };
  };
  return [
    column('time', recording.time, 'measured', encodeChannel(recording.time, 'time')),
    ...channels.map(([name, { values, source }]) =>
      column(
        name,
        values,
        source,
        source === 'developer' ? encodeDeveloper(values) : encodeChannel(values, name),
      ),
    ),
    ...(recording.developerChannels ?? []).map(({ values }, place) =>
      column(`developer:${place}`, values, 'developer', encodeDeveloper(values)),
    ),
  ];
}

/** Everything that is not samples. */
export function frameOf({
  time: _time,
  channels: _channels,
  developerChannels,
  ...rest
}: Recording): RecordingFrame {
  if (developerChannels === undefined) return rest;
  return {
    ...rest,
    developerChannels: developerChannels.map(({ values: _values, ...named }) => named),
  };
}

/** Puts a recording together again. Throws where the time axis or a column of an app is missing. */
export function recordingOf(
  { developerChannels, ...frame }: RecordingFrame,
  columns: readonly WorkoutChannelRecord[],
): Recording {
  const byName = new Map(columns.map((stored) => [stored.name, stored]));
  const axis = byName.get('time');
  if (!axis) throw new Error('a stored recording has lost its time axis');
  const channels: Partial<Record<ChannelName, Channel>> = {};
  for (const stored of columns) {
    if (isChannel(stored.name))
      channels[stored.name] = { values: valuesOf(stored), source: stored.source };
  }
  const whole = { ...frame, time: valuesOf(axis), channels };
  if (developerChannels === undefined) return whole;
  const fromApps = developerChannels.map((named, place): DeveloperChannel => {
    const stored = byName.get(`developer:${place}`);
    if (!stored) throw new Error('a stored recording has lost a column of an app');
    return { ...named, values: valuesOf(stored) };
  });
  return { ...whole, developerChannels: fromApps };
}

function isChannel(name: StoredColumn): name is ChannelName {
  return name !== 'time' && !name.startsWith('developer:');
}

function valuesOf({ codec, bytes, samples }: WorkoutChannelRecord): Float64Array {
  return decodeChannel(codec, bytes, samples);
}
