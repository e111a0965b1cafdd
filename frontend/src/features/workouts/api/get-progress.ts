import { queryOptions } from '@tanstack/react-query';
import { getProgress } from '../../../api/generated/sdk.gen.js';
import type { Day } from '../model/progress/calendar.js';
import type { Family, Progress } from '../model/progress/progress.js';
import { workoutLists } from './list-workouts.js';

/**
 * What is computed over many workouts starts its key like their lists: what changes those changes it.
 * @param family null for both together
 */
export const progressQuery = (family: Family | null, from: Day) =>
  queryOptions({
    queryKey: [...workoutLists, 'progress', family, from],
    queryFn: ({ signal }): Promise<Progress> => getProgress({ query: { family: family ?? undefined, from }, signal }),
  });
