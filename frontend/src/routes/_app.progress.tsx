import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import { progressQuery, recordsQuery } from '../features/workouts/api/get-progress.js';
import { ProgressPage } from '../features/workouts/components/progress/progress-page.js';
import { dayOn } from '../features/workouts/model/progress/calendar.js';
import { firstDayAsked, USUAL_RANGE } from '../features/workouts/model/progress/range.js';
import { progressSearch, type ProgressSearch } from '../features/workouts/model/progress/search.js';
import { unitPreferences } from '../lib/units.js';

export const Route = createFileRoute('/_app/progress')({
  validateSearch: progressSearch,
  loaderDeps: ({ search: { family, range } }) => ({ family, range }),
  loader: async ({ context: { queryClient }, deps: { family, range = USUAL_RANGE } }) => {
    const today = dayOn(new Date());
    void queryClient.prefetchQuery(progressQuery(null, firstDayAsked(range, today), today));
    if (family === undefined) void queryClient.prefetchQuery(recordsQuery(null, today));
    // Only the units must be known before the first number is drawn.
    await queryClient.prefetchQuery(profileQuery);
  },
  head: () => ({ meta: [{ title: 'Progress · Stridewatt' }] }),
  component: ProgressRoute,
});

function ProgressRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const units = unitPreferences(useQuery(profileQuery).data);
  const [today] = useState(() => dayOn(new Date()));
  const onSearch = (next: ProgressSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  return <ProgressPage units={units} today={today} search={search} onSearch={onSearch} />;
}
