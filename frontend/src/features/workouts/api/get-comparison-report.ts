import { queryOptions } from '@tanstack/react-query';
import { getComparisonReport } from '#api/generated/sdk.gen.js';
import type { ComparisonReport } from '../model/compare/comparison-report.js';

/** What changed between these workouts; the order of the ids makes no other report. */
export const comparisonReportQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['workout', 'comparison-report', [...ids].sort()],
    queryFn: ({ signal }): Promise<ComparisonReport> =>
      getComparisonReport({ query: { ids: ids.join(',') }, signal }),
  });
