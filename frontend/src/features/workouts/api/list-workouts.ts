import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listWorkouts } from '../../../api/generated/sdk.gen.js';
import type { WorkoutFilter, WorkoutPage } from '../model/workout-list.js';

/** Every list of workouts starts its key with this; what changes one, changes them all. */
export const workoutLists = ['workouts'] as const;

const pageSize = 50;
const recent = 5;

export const recentWorkoutsQuery = queryOptions({
  queryKey: [...workoutLists, 'recent'],
  queryFn: ({ signal }): Promise<WorkoutPage> => listWorkouts({ query: { limit: recent }, signal }),
});

export const workoutListQuery = ({ year, month, sport }: WorkoutFilter) =>
  infiniteQueryOptions({
    queryKey: [...workoutLists, 'all', { year, month, sport }],
    queryFn: ({ signal, pageParam }): Promise<WorkoutPage> =>
      listWorkouts({ query: { year, month, sport, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
