import { queryOptions } from '@tanstack/react-query';
import { getRecentBests } from '#api/generated/sdk.gen.js';
import type { RecentBests } from '../model/power/recent-bests.js';

/** What the athlete did best in the days before a workout; the page can be read without it. */
export const recentBestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['workout', id, 'recent-bests'],
    queryFn: ({ signal }): Promise<RecentBests> => getRecentBests({ path: { id }, signal }),
  });
