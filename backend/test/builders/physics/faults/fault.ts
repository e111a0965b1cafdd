import type { Channel, ChannelName, Recording, Span } from '#analysis/recording/recording.js';

/** Something that goes wrong with a recording: what the file then holds, and where. */
export interface Fault {
  readonly kind: string;
  apply(
    recording: Recording,
    random: () => number,
  ): { readonly recording: Recording; readonly spans: readonly Span[] };
}

/**
 * The recording with new values in one channel: `change` gets each sample's second, value and
 * place.
 */
export function changed(
  recording: Recording,
  name: ChannelName,
  change: (second: number, value: number, at: number) => number,
): Recording {
  const channel: Channel | undefined = recording.channels[name];
  if (channel === undefined) return recording;
  const values = channel.values.map((value, at) => change(recording.time[at] as number, value, at));
  return { ...recording, channels: { ...recording.channels, [name]: { ...channel, values } } };
}

export function holds({ from, to }: Span, second: number): boolean {
  return second >= from && second < to;
}
