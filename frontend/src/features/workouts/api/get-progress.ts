import { queryOptions } from '@tanstack/react-query';
import { getProgress } from '../../../api/generated/sdk.gen.js';
import type { Day } from '../model/progress/calendar.js';
import type { Family, Progress } from '../model/progress/progress.js';
import { workoutLists } from './list-workouts.js';

/** What is computed over many workouts starts its key like their lists: what changes those changes it. */
const progressOf = [...workoutLists, 'progress'] as const;

/** @param family null for both together */
export const progressQuery = (family: Family | null, from: Day) =>
  queryOptions({
    queryKey: [...progressOf, family, from],
    queryFn: ({ signal }): Promise<Progress> => getProgress({ query: { family: family ?? undefined, from }, signal }),
  });

/** Which families the athlete has workouts of. */
export const familiesQuery = (today: Day) =>
  queryOptions({
    queryKey: [...progressOf, 'families'],
    queryFn: async ({ signal }): Promise<readonly Family[]> => {
      const has = async (family: Family): Promise<readonly Family[]> => {
        const { firstDay } = await getProgress({ query: { family, from: today, to: today }, signal });
        return firstDay === null ? [] : [family];
      };
      return (await Promise.all([has('cycling'), has('running')])).flat();
    },
  });
