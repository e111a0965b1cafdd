import { queryOptions } from '@tanstack/react-query';
import { getRecords } from '../../../api/generated/sdk.gen.js';
import type { Family, Records } from '../model/progress/progress.js';
import { workoutLists } from './list-workouts.js';

/** @param family null for that of the newest workout */
export const recordsQuery = (family: Family | null) =>
  queryOptions({
    queryKey: [...workoutLists, 'records', family],
    queryFn: ({ signal }): Promise<Records> => getRecords({ query: { family: family ?? undefined }, signal }),
  });
