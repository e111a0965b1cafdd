import { queryOptions } from '@tanstack/react-query';
import { getWorkoutStreams } from '../../../api/generated/sdk.gen.js';
import type { Positions } from '../model/route.js';

/** Enough for a route on a map of a screen's width. */
const ROUTE_POINTS = 1500;

/** Where a workout was recorded; null without a fix. */
export const positionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['workout', id, 'positions'],
    queryFn: async ({ signal }): Promise<Positions | null> => {
      const { channels } = await getWorkoutStreams({ path: { id }, query: { channels: 'latitude,longitude', points: ROUTE_POINTS }, signal });
      const { latitude, longitude } = channels;
      return latitude && longitude ? { latitude, longitude } : null;
    },
  });
