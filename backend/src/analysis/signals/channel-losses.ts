import { isKnown } from '../math/known.js';
import type { Grid } from '../recording/grid.js';
import type { ChannelName, Span } from '../recording/recording.js';

/** Shorter holes change no mean by much (ours). s of running timer. */
const SHORTEST_S = 120;

/** A stretch in which a channel that was recorded has no value; seconds of running timer. */
export interface ChannelLoss extends Span {
  readonly channel: ChannelName;
  readonly seconds: number;
  /** Whether the channel never came back. */
  readonly toEnd: boolean;
}

/** Where the channels of the athlete's sensors are missing for two minutes or more, in order. */
export function channelLosses(
  grid: Grid,
  channels: readonly ChannelName[] = ['heartRate', 'power', 'cadence'],
): ChannelLoss[] {
  return channels.flatMap((channel) => {
    const values = grid.channels[channel];
    return values === undefined ? [] : lossesOf(grid, channel, values);
  });
}

function lossesOf(grid: Grid, channel: ChannelName, values: Float64Array): ChannelLoss[] {
  const { length, paused, time } = grid;
  const found: ChannelLoss[] = [];
  let from = 0;
  while (from < length) {
    if (isKnown(values[from])) {
      from++;
      continue;
    }
    let seconds = 0;
    let to = from;
    for (; to < length && !isKnown(values[to]); to++) if (paused[to] === 0) seconds++;
    if (seconds >= SHORTEST_S)
      found.push({
        channel,
        seconds,
        toEnd: to === length,
        from: time[from] as number,
        to: time[to - 1] as number,
      });
    from = to;
  }
  return found;
}
