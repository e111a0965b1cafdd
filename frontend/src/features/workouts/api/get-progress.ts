import { queryOptions } from '@tanstack/react-query';
import { getProgress, getRecords } from '#api/generated/sdk.gen.js';
import type { Day } from '../model/progress/calendar.js';
import type { Family, Progress, Records } from '../model/progress/progress.js';
import { workoutLists } from './list-workouts.js';

/**
 * What is computed over many workouts starts its key like their lists: what changes those changes
 * it.
 * @param family null for both together
 * @param today the day where the athlete is; the server's own may be another
 */
export const progressQuery = (family: Family | null, from: Day, today: Day) =>
  queryOptions({
    queryKey: [...workoutLists, 'progress', family, from, today],
    queryFn: ({ signal }): Promise<Progress> =>
      getProgress({ query: { family: family ?? undefined, from, today }, signal }),
  });

/**
 * @param family null for that of the newest workout
 * @param today the day where the athlete is; the server's own may be another
 */
export const recordsQuery = (family: Family | null, today: Day) =>
  queryOptions({
    queryKey: [...workoutLists, 'records', family, today],
    queryFn: ({ signal }): Promise<Records> =>
      getRecords({ query: { family: family ?? undefined, today }, signal }),
  });
