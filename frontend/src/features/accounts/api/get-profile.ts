import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';

export interface Profile {
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  readonly paceUnit: string;
  readonly distanceUnit: 'km' | 'mi';
  readonly elevationUnit: 'm' | 'ft';
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
