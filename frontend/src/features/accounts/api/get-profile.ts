import { queryOptions } from '@tanstack/react-query';
import { getProfile, getThresholds } from '#api/generated/sdk.gen.js';
import type { ThresholdEntry } from '#api/generated/types.gen.js';

/** Units, and the thresholds that zones and load are measured against. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await getProfile({ signal })).profile,
  // Loaders ask for it; what failed there is not asked again by the page that follows.
  retryOnMount: false,
});

export type DatedThresholds = Readonly<ThresholdEntry>;

/**
 * Thresholds with the days from which they hold, newest first. Its key begins as the profile's
 * does: whatever changes one changes the other.
 */
export const thresholdsQuery = queryOptions({
  queryKey: ['profile', 'thresholds'],
  queryFn: async ({ signal }): Promise<readonly DatedThresholds[]> =>
    (await getThresholds({ signal })).thresholds,
});
