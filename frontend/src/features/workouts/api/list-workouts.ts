import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listWorkouts } from '#api/generated/sdk.gen.js';
import { REWRITING_POLL_MS } from './get-workout.js';
import type { Day } from '../model/progress/calendar.js';
import type { WorkoutFilter, WorkoutPage } from '../model/list/workout-list.js';

/** Every list of workouts starts its key with this; what changes one, changes them all. */
export const workoutLists = ['workouts'] as const;

/**
 * As long as a headline is being written again in other units, as after the athlete has chosen
 * some.
 */
const whileRewriting = (pages: readonly WorkoutPage[] = []): number | false =>
  pages.some(({ workouts }) => workouts.some(({ rewriting }) => rewriting)) && REWRITING_POLL_MS;

const pageSize = 50;
const recent = 5;

export const recentWorkoutsQuery = queryOptions({
  queryKey: [...workoutLists, 'recent'],
  queryFn: ({ signal }): Promise<WorkoutPage> => listWorkouts({ query: { limit: recent }, signal }),
  refetchInterval: ({ state: { data } }) => whileRewriting(data && [data]),
  // The loader asks at every visit; what failed there is not asked again by the page it opens.
  retryOnMount: false,
});

/** @param today the day where the athlete is, from which "last week" counts */
export const workoutListQuery = (
  { year, month, sport, family, from, to, q }: WorkoutFilter,
  today: Day,
) => {
  const filter = { year, month, sport, family, from, to, q };
  return infiniteQueryOptions({
    queryKey: [...workoutLists, 'all', filter, q === undefined ? null : today],
    queryFn: ({ signal, pageParam }): Promise<WorkoutPage> =>
      listWorkouts({
        query: { ...filter, ...(q && { today }), limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state: { data } }) => whileRewriting(data?.pages),
    retryOnMount: false,
  });
};
