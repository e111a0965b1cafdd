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
const loadBanner = () => import('../features/accounts/components/gating-banner.js');
const loadLanding = () => import('../features/accounts/components/landing-page.js');
const AppShell = lazy(() => loadShell().then((module) => ({ default: module.AppShell })));
const HomePage = lazy(() => loadHome().then((module) => ({ default: module.HomePage })));
const GatingBanner = lazy(() => loadBanner().then((module) => ({ default: module.GatingBanner })));
const LandingPage = lazy(() => loadLanding().then((module) => ({ default: module.LandingPage })));

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ context, search: { redirect: back, login, signup } }) => {
    // What brought a visitor here has done its work once they are signed in.
    if (context.user && (back || login || signup)) throw redirect({ href: back ?? '/', replace: true });
    if (!context.user && signup) throw redirect({ to: '/getting-started', replace: true });
  },
  loaderDeps: ({ search: { year, month, sport } }) => ({ year, month, sport }),
  loader: async ({ context: { user, queryClient }, deps }) => {
    if (!user) return void (await loadLanding());
    // The lists show their own states; only the units must be known before the first number is drawn.
    void queryClient.prefetchQuery(recentWorkoutsQuery);
    void queryClient.prefetchInfiniteQuery(workoutListQuery(deps));
    await Promise.all([queryClient.prefetchQuery(profileQuery), loadShell(), loadHome(), loadBanner()]);
  },
  head: ({ match }) => ({ meta: [{ title: match.context.user ? 'Workouts · Stridewatt' : 'Stridewatt' }] }),
  component: StartPage,
});

function StartPage() {
  const { user } = Route.useRouteContext();
  const { login } = Route.useSearch();
  if (!user) return <LandingPage focused={login} />;
  return (
    <AppShell user={user}>
      <GatingBanner user={user} />
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
