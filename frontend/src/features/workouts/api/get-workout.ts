import { queryOptions } from '@tanstack/react-query';
import { getWorkout } from '#api/generated/sdk.gen.js';
import type { Workout } from '../model/workout.js';

/** How often a page looks again while the analysis is computed anew. */
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
