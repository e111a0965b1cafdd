import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#api/generated/sdk.gen.js';

/** Units, and the thresholds that zones and load are measured against. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await getProfile({ signal })).profile,
});
