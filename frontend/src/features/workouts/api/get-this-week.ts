import { queryOptions } from '@tanstack/react-query';
import { getProgress } from '../../../api/generated/sdk.gen.js';
import type { ProgressAnswer } from '../../../api/generated/types.gen.js';
import { weeksAsked } from '../model/this-week.js';
import { workoutLists } from './list-workouts.js';

/** This week and the four before it, as of `today`. It goes stale with the lists: whatever changes one, changes it. */
export const thisWeekQuery = (today: string) =>
  queryOptions({
    queryKey: [...workoutLists, 'this-week', today],
    queryFn: ({ signal }): Promise<ProgressAnswer> => getProgress({ query: weeksAsked(today), signal }),
  });
