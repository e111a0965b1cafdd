import { queryOptions } from '@tanstack/react-query';
import { compareWorkouts } from '#api/generated/sdk.gen.js';
import type { Workout } from '../model/workout.js';

/** How often the page looks again while one of the analyses is computed anew. */
const RECOMPUTING_POLL_MS = 1500;

/** The workouts of a comparison by id; the order of the ids is the page's, not the server's. */
export const comparisonQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['workout', 'comparison', [...ids].sort()],
    queryFn: async ({ signal }): Promise<readonly Workout[]> =>
      compareWorkouts({ query: { ids: ids.join(',') }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ analysis }) => analysis.status === 'recomputing')
        ? RECOMPUTING_POLL_MS
        : false,
  });
