import { queryOptions } from '@tanstack/react-query';
import { getWorkoutStreams } from '../../../api/generated/sdk.gen.js';
import { CHANNELS, type Streams } from '../model/streams.js';

/** Enough for a curve across a wide screen, with the extremes of each stretch. */
export const SCREEN_POINTS = 2000;

/** As many points as the server gives: every second of five and a half hours. */
export const ALL_POINTS = 20_000;

export const streamsQuery = (id: string, points: number = SCREEN_POINTS, channels: readonly string[] = CHANNELS) =>
  queryOptions({
    queryKey: ['workout', id, 'streams', points, channels.join(',')],
    queryFn: ({ signal }): Promise<Streams> =>
      getWorkoutStreams({ path: { id }, query: { channels: channels.join(','), points }, signal }),
  });
