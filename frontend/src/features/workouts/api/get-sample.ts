import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getDemoWorkout } from '#api/generated/sdk.gen.js';
import { anonymousTransport } from '#api/transport.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Workout } from '../model/workout.js';

/**
 * A workout of the demo with its sentences in `unitSystem`; what is shown stays until they have
 * come.
 */
export const sampleQuery = (id: string, unitSystem: UnitPreferences['unitSystem']) =>
  queryOptions({
    queryKey: ['sample', id, unitSystem],
    queryFn: async ({ signal }): Promise<Workout> =>
      (
        await getDemoWorkout({
          path: { id },
          query: { unitSystem },
          signal,
          fetch: anonymousTransport,
        })
      ).workout,
    placeholderData: keepPreviousData,
  });
