import { queryOptions } from '@tanstack/react-query';
import { getWorkoutStreams } from '#api/generated/sdk.gen.js';
import type { Positions } from '../model/route/route.js';
import type { ReadStreams } from './get-streams.js';

/** Enough for a route on a map of a screen's width. */
const ROUTE_POINTS = 1500;

/** Where a workout was recorded, as `read` gives it, kept under `root`; null without a fix. */
export const positionsFrom = (root: string, read: ReadStreams) => (id: string) =>
  queryOptions({
    queryKey: [root, id, 'positions'],
    queryFn: async ({ signal }): Promise<Positions | null> => {
      const { channels } = await read({
        path: { id },
        query: { channels: 'latitude,longitude', points: ROUTE_POINTS },
        signal,
      });
      const { latitude, longitude } = channels;
      return latitude && longitude ? { latitude, longitude } : null;
    },
  });

export const positionsQuery = positionsFrom('workout', getWorkoutStreams);
