import { queryOptions } from '@tanstack/react-query';
import { getRecords } from '#api/generated/sdk.gen.js';
import type { Day } from '../model/progress/calendar.js';
import type { Family, Records } from '../model/progress/progress.js';
import { workoutLists } from './list-workouts.js';

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
