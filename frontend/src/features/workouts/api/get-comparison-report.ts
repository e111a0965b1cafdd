import { queryOptions } from '@tanstack/react-query';
import { getComparisonReport } from '#api/generated/sdk.gen.js';
import type { ComparisonReport } from '../model/compare/comparison-report.js';

/** What changed between these workouts, told in the order of the ids. */
export const comparisonReportQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['workout', 'comparison-report', ...ids],
    queryFn: ({ signal }): Promise<ComparisonReport> =>
      getComparisonReport({ query: { ids: ids.join(',') }, signal }),
  });
