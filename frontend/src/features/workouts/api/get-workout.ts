import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import type { Workout } from '../model/workout.js';

/** How often a page looks again while the analysis is computed anew. */
const RECOMPUTING_POLL_MS = 1500;

export const workoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['workout', id],
    queryFn: ({ signal }): Promise<Workout> =>
      request.get<{ workout: Workout }>(`/api/workouts/${id}`, { signal }).then((answer) => answer.workout),
    refetchInterval: ({ state }) => (state.data?.analysis.status === 'recomputing' ? RECOMPUTING_POLL_MS : false),
  });
