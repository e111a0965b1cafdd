import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getWorkoutCalendar } from '#api/generated/sdk.gen.js';
import type { Day } from '../model/progress/calendar.js';
import type { WorkoutCalendar, WorkoutFilter } from '../model/list/workout-list.js';
import { workoutLists } from './list-workouts.js';

/**
 * Days and weeks of the workouts that the list shows, whatever days it is narrowed to.
 * @param today the day where the athlete is; the server's own may be another
 */
export const calendarQuery = (
  { q, sport, family }: Pick<WorkoutFilter, 'q' | 'sport' | 'family'>,
  from: Day,
  to: Day,
  today: Day,
) =>
  queryOptions({
    queryKey: [...workoutLists, 'calendar', { q, sport, family }, from, to, today],
    queryFn: ({ signal }): Promise<WorkoutCalendar> =>
      getWorkoutCalendar({ query: { q, sport, family, from, to, today }, signal }),
    placeholderData: keepPreviousData,
  });
