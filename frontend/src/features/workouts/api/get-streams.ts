import { queryOptions } from '@tanstack/react-query';
import { getWorkoutStreams } from '../../../api/generated/sdk.gen.js';
import { CHANNELS, type Streams } from '../model/streams.js';

/** Enough for a curve across a wide screen, with the extremes of each stretch. */
export const SCREEN_POINTS = 2000;

export const streamsQuery = (id: string, points: number = SCREEN_POINTS) =>
  queryOptions({
    queryKey: ['workout', id, 'streams', points],
    queryFn: ({ signal }): Promise<Streams> =>
      getWorkoutStreams({ path: { id }, query: { channels: CHANNELS.join(','), points }, signal }),
  });
