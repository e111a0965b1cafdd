import { queryOptions } from '@tanstack/react-query';
import { compareWorkouts, getRecentBests, getWorkout } from '#api/generated/sdk.gen.js';
import type { Workout } from '../model/workout.js';
import type { RecentBests } from '../model/power/recent-bests.js';

/** How often a page looks again while the analysis is updated. */
const RECOMPUTING_POLL_MS = 1500;
/** The same while only a text is written again, which takes the server a moment. */
export const REWRITING_POLL_MS = 500;
/**
 * Thresholds may have changed since the page was last open, here or elsewhere; opening it twice
 * within a moment asks once.
 */
const FRESH_MS = 500;

export const workoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['workout', id],
    queryFn: async ({ signal }): Promise<Workout> =>
      (await getWorkout({ path: { id }, signal })).workout,
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : untilSettled(data)),
  });

/** How soon to look again; false where everything is as it will stay. */
function untilSettled({ analysis, reports }: Workout): number | false {
  if (reports.some(({ rewriting }) => rewriting)) return REWRITING_POLL_MS;
  return analysis.status === 'recomputing' ? RECOMPUTING_POLL_MS : false;
}

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

/** What the athlete did best in the days before a workout; the page can be read without it. */
export const recentBestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['workout', id, 'recent-bests'],
    queryFn: ({ signal }): Promise<RecentBests> => getRecentBests({ path: { id }, signal }),
  });
