import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import type { UnitPreferences } from '../../../lib/units.js';

/** Units, and the thresholds that zones and load are measured against: W, bpm, kg. */
export interface Profile extends UnitPreferences {
  readonly currentFTP: number | null;
  readonly maxHR: number | null;
  readonly restingHR: number | null;
  readonly weightKg: number | null;
}

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }): Promise<Profile> =>
    request.get<{ profile: Profile }>('/api/profile', { signal }).then((answer) => answer.profile),
});
