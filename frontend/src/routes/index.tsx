import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import { subscriptionStatusQuery } from '../features/billing/api/get-subscription-status.js';
import { recentWorkoutsQuery, workoutListQuery } from '../features/workouts/api/list-workouts.js';
import { homeSearch } from '../features/workouts/model/home-search.js';
import type { WorkoutFilter } from '../features/workouts/model/workout-list.js';
import { unitPreferences } from '../lib/units.js';

// One address, two pages: everybody loads only the one they see.
const loadShell = () => import('../app/shell/app-shell.js');
const loadHome = () => import('../features/workouts/components/list/home-page.js');
const loadLanding = () => import('../features/accounts/components/landing-page.js');
const AppShell = lazy(() => loadShell().then((module) => ({ default: module.AppShell })));
const HomePage = lazy(() => loadHome().then((module) => ({ default: module.HomePage })));
const LandingPage = lazy(() => loadLanding().then((module) => ({ default: module.LandingPage })));

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user && search.redirect) throw redirect({ href: search.redirect, replace: true });
  },
  loaderDeps: ({ search: { year, month, sport } }) => ({ year, month, sport }),
  loader: async ({ context: { user, queryClient }, deps }) => {
    if (!user) return void (await loadLanding());
    // The lists show their own states; only the units must be known before the first number is drawn.
    void queryClient.prefetchQuery(recentWorkoutsQuery);
    void queryClient.prefetchInfiniteQuery(workoutListQuery(deps));
    await Promise.all([queryClient.prefetchQuery(profileQuery), loadShell(), loadHome()]);
  },
  head: ({ match }) => ({ meta: [{ title: match.context.user ? 'Workouts · Stridewatt' : 'Stridewatt' }] }),
  component: StartPage,
});

function StartPage() {
  const { user } = Route.useRouteContext();
  if (!user) return <LandingPage />;
  return (
    <AppShell user={user}>
      <Home />
    </AppShell>
  );
}

function Home() {
  const { year, month, sport } = Route.useSearch();
  const navigate = Route.useNavigate();
  const units = unitPreferences(useQuery(profileQuery).data);
  const status = useQuery(subscriptionStatusQuery).data;
  const onFilter = (filter: WorkoutFilter): void => void navigate({ search: filter, replace: true, resetScroll: false });
  return <HomePage units={units} filter={{ year, month, sport }} onFilter={onFilter} uploadsLeft={status?.uploadsRemaining ?? null} />;
}
