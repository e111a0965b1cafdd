import { queryOptions } from '@tanstack/react-query';
import { getWeekFindings } from '#api/generated/sdk.gen.js';
import type { WeekFindingsAnswer } from '#api/generated/types.gen.js';
import type { Day } from '../model/progress/calendar.js';
import { workoutLists } from './list-workouts.js';

/**
 * What stands out in the last week and month. Its key starts like that of the lists: what changes
 * those changes it.
 * @param today the day where the athlete is; the server's own may be another
 */
export const weekFindingsQuery = (today: Day) =>
  queryOptions({
    queryKey: [...workoutLists, 'week-findings', today],
    queryFn: ({ signal }): Promise<WeekFindingsAnswer> =>
      getWeekFindings({ query: { today }, signal }),
  });
