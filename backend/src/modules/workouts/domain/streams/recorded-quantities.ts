import type {
  ChannelName,
  ChannelSource,
  DeveloperChannel,
} from '#analysis/recording/recording.js';
import { CHANNEL_UNITS } from './channel-units.js';
import { extrasOf } from './line.js';

/**
 * A quantity that the recording holds, under the name by which its time series is asked for; both
 * halves of a position are one.
 */
export interface RecordedQuantity {
  readonly name: string;
  readonly source: ChannelSource;
}

export interface StoredChannel {
  readonly name: ChannelName;
  readonly source: ChannelSource;
}

/** Channels in display order, then what apps on the device added. */
export function recordedQuantities(
  channels: readonly StoredChannel[],
  developerChannels: readonly Omit<DeveloperChannel, 'values'>[],
): RecordedQuantity[] {
  const sources = new Map(channels.map(({ name, source }) => [name, source]));
  const measured = (Object.keys(CHANNEL_UNITS) as ChannelName[]).flatMap(
    (name): RecordedQuantity[] => {
      const source = sources.get(name);
      if (source === undefined || name === 'longitude') return [];
      return [{ name: name === 'latitude' ? 'position' : name, source }];
    },
  );
  return [
    ...measured,
    ...extrasOf({ developerChannels }).map(({ name }): RecordedQuantity => ({
      name,
      source: 'developer',
    })),
  ];
}
