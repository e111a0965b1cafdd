import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import { ComparisonDock } from '../features/coaching/components/comparison-dock.js';
import { comparisonQuery } from '../features/workouts/api/get-workout.js';
import { ComparePage } from '../features/workouts/components/compare/compare-page.js';
import {
  compareSearch,
  FEWEST,
  idsOf,
  MOST,
  searchFor,
} from '../features/workouts/model/compare/compare-ids.js';
import { formatPlace } from '../features/workouts/model/chart/shared-place.js';
import type { Workout } from '../features/workouts/model/workout.js';
import { unitPreferences } from '../lib/units.js';

export const Route = createFileRoute('/_app/compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const ids = idsOf(deps);
    if (ids.length >= FEWEST && ids.length <= MOST)
      void queryClient.prefetchQuery(comparisonQuery(ids));
    void queryClient.prefetchQuery(profileQuery);
  },
  head: () => ({ meta: [{ title: 'Compare · Stridewatt' }] }),
  component: CompareRoute,
});

function CompareRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const profile = useQuery(profileQuery);
  const units = useMemo(
    () => (profile.isPending ? undefined : unitPreferences(profile.data)),
    [profile.isPending, profile.data],
  );
  const ids = useMemo(() => idsOf(search), [search]);
  return (
    <ComparePage
      ids={ids}
      units={units}
      onIds={(next) => void navigate({ search: searchFor(next), resetScroll: false })}
      side={(workouts) => <Coach workouts={workouts} unitSystem={units?.unitSystem ?? 'METRIC'} />}
    />
  );
}

/** Another set of workouts is another conversation; another base is not. */
function Coach({
  workouts,
  unitSystem,
}: {
  readonly workouts: readonly Workout[];
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
}) {
  const compared = useMemo(
    () => workouts.map(({ id, rawSummaryJson: { session } }) => ({ id, session })),
    [workouts],
  );
  const key = compared
    .map(({ id }) => id)
    .sort()
    .join();
  return (
    <ComparisonDock key={key} workouts={compared} unitSystem={unitSystem} hashOf={formatPlace} />
  );
}
