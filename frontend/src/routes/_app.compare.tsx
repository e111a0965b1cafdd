import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import { comparisonQuery } from '../features/workouts/api/compare-workouts.js';
import { ComparePage } from '../features/workouts/components/compare/compare-page.js';
import { compareSearch, FEWEST, idsOf, MOST, searchFor } from '../features/workouts/model/compare/compare-ids.js';
import { unitPreferences } from '../lib/units.js';

export const Route = createFileRoute('/_app/compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const ids = idsOf(deps);
    if (ids.length >= FEWEST && ids.length <= MOST) void queryClient.prefetchQuery(comparisonQuery(ids));
    void queryClient.prefetchQuery(profileQuery);
  },
  head: () => ({ meta: [{ title: 'Compare · Stridewatt' }] }),
  component: CompareRoute,
});

function CompareRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const profile = useQuery(profileQuery);
  const units = useMemo(() => (profile.isPending ? undefined : unitPreferences(profile.data)), [profile.isPending, profile.data]);
  const ids = useMemo(() => idsOf(search), [search]);
  return <ComparePage ids={ids} units={units} onIds={(next) => void navigate({ search: searchFor(next), resetScroll: false })} />;
}
