import { queryOptions } from '@tanstack/react-query';
import { compareParts } from '#api/generated/sdk.gen.js';
import type { ComparedParts } from '../model/compare/parts.js';

/** Reps, climbs and splits of these workouts side by side, in the order of the ids. */
export const comparisonPartsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['workout', 'comparison-parts', ...ids],
    queryFn: ({ signal }): Promise<ComparedParts> =>
      compareParts({ query: { ids: ids.join(',') }, signal }),
  });
