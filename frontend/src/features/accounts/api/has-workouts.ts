import { queryOptions } from '@tanstack/react-query';
import { hasWorkouts } from '#api/generated/sdk.gen.js';

/**
 * Whether the athlete has any workout; asked by each page that wants to know, for uploads
 * change it.
 */
export const hasWorkoutsQuery = queryOptions({
  queryKey: ['has-workouts'],
  queryFn: async ({ signal }) => (await hasWorkouts({ signal })).hasWorkouts,
  gcTime: 0,
});
