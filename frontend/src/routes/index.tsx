import { useQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToast } from '../components/toast/use-toast.js';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import {
  forgetSubscriptionStatus,
  subscriptionStatusQuery,
} from '../features/billing/api/get-subscription-status.js';
import { firstUploadWords } from '../features/billing/model/first-upload-words.js';
import { recentWorkoutsQuery, workoutListQuery } from '../features/workouts/api/list-workouts.js';
import { SiteActionsContext } from '../features/marketing/components/site-actions.js';
import { sitePageAt } from '../features/marketing/model/site-pages.js';
import { dayOn } from '../features/workouts/model/progress/calendar.js';
import { useKeptSelection } from '../features/workouts/components/list/use-kept-selection.js';
import { homeSearch } from '../features/workouts/model/list/home-search.js';
import { selectedIds, selectionText } from '../features/workouts/model/list/selection.js';
import type { WorkoutFilter } from '../features/workouts/model/list/workout-list.js';
import { unitPreferences } from '../lib/units.js';

// One address, two pages: everybody loads only the one they see. What the loader has loaded is
// drawn immediately: React's own `lazy` would first show nothing, and hold back what comes after that
// for a third of a second.
const loadShell = () => import('../app/shell/app-shell.js');
const loadHome = () => import('../features/workouts/components/list/home-page.js');
const loadBanner = () => import('../features/accounts/components/gating-banner.js');
const loadUpgrade = () => import('../features/billing/components/upgrade-banner.js');
const loadLanding = () => import('../features/marketing/pages/landing-page.js');
const loadCard = () => import('../features/accounts/components/auth-card.js');
const AppShell = lazyRouteComponent(loadShell, 'AppShell');
const HomePage = lazyRouteComponent(loadHome, 'HomePage');
const GatingBanner = lazyRouteComponent(loadBanner, 'GatingBanner');
const UpgradeBanner = lazyRouteComponent(loadUpgrade, 'UpgradeBanner');
const LandingPage = lazyRouteComponent(loadLanding, 'LandingPage');
const AuthCard = lazyRouteComponent(loadCard, 'AuthCard');

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ context, search: { redirect: back, login, signup } }) => {
    // What brought a visitor here has done its work once they are signed in.
    if (context.user && (back || login || signup))
      throw redirect({ href: back ?? '/', replace: true });
    if (!context.user && signup) throw redirect({ to: '/getting-started', replace: true });
  },
  loaderDeps: ({ search: { year, month, sport, family, from, to, q } }) => ({
    ...{ year, month, sport },
    ...{ family, from, to, q },
  }),
  loader: async ({ context: { user, queryClient }, deps }) => {
    if (!user) return void (await Promise.all([LandingPage.preload?.(), AuthCard.preload?.()]));
    // The lists show their own states; the units must be known before the first number is drawn,
    // and the plan before anything stands below its banner.
    void queryClient.prefetchQuery(recentWorkoutsQuery);
    void queryClient.prefetchInfiniteQuery(workoutListQuery(deps, dayOn(new Date())));
    await Promise.all([
      queryClient.prefetchQuery(profileQuery),
      queryClient.prefetchQuery(subscriptionStatusQuery),
      ...[AppShell, HomePage, GatingBanner, UpgradeBanner].map((page) => page.preload?.()),
    ]);
  },
  head: ({ match }) => ({
    meta: [
      {
        title: match.context.user
          ? 'Workouts · Stridewatt'
          : (sitePageAt('/')?.title ?? 'Stridewatt'),
      },
    ],
  }),
  component: StartPage,
});

function StartPage() {
  const { user } = Route.useRouteContext();
  if (!user) return <SignedOut />;
  return (
    <AppShell user={user}>
      <GatingBanner user={user} />
      <UpgradeBanner />
      <Home userId={user.id} />
    </AppShell>
  );
}

/**
 * A visitor who comes here through the app wants to sign in: the card is open. Closed, it leaves the
 * page as visitors find it, whose button opens it again.
 */
function SignedOut() {
  const { login } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [open, setOpen] = useState(true);
  const [first, setFirst] = useState(true);
  const close = (): void => {
    setOpen(false);
    setFirst(false);
    void navigate({ search: {}, replace: true, resetScroll: false });
  };
  const actions = useMemo(() => ({ signIn: () => setOpen(true) }), []);
  return (
    <SiteActionsContext value={actions}>
      <LandingPage
        card={
          open ? (
            <AuthCard initial="sign-in" focused={login || !first} onClose={close} />
          ) : undefined
        }
      />
    </SiteActionsContext>
  );
}

function Home({ userId }: { readonly userId: string }) {
  const { year, month, sport, family, from, to, q, selected, payment } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { session } = Route.useRouteContext();
  const units = unitPreferences(useQuery(profileQuery).data);
  const status = useQuery(subscriptionStatusQuery).data;
  // A filter is a step that can be taken back; a selection is not, and stays through those that
  // are.
  const onFilter = (
    { year, month, sport, family, from, to, q }: WorkoutFilter,
    replace = false,
  ): void =>
    void navigate({
      search: (search) => ({ ...search, year, month, sport, family, from, to, q }),
      replace,
      resetScroll: false,
    });
  const onSelect = useCallback(
    (ids: readonly string[]) =>
      void navigate({
        search: (search) => ({ ...search, selected: selectionText(ids) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  useKeptSelection(selected);
  usePaymentSuccess(payment === 'success');
  const ids = useMemo(() => selectedIds(selected), [selected]);
  return (
    <HomePage
      session={session}
      userId={userId}
      units={units}
      filter={{ year, month, sport, family, from, to, q }}
      onFilter={onFilter}
      selected={ids}
      onSelect={onSelect}
      plan={status ? firstUploadWords(status) : null}
    />
  );
}

/** Thanks an athlete who comes from paying, once, and takes that out of the address. */
function usePaymentSuccess(paid: boolean): void {
  const toast = useToast();
  const navigate = Route.useNavigate();
  const { queryClient } = Route.useRouteContext();
  useEffect(() => {
    if (!paid) return;
    toast.success('Payment successful', {
      description: 'Thank you. Your profile shows how your plan stands.',
    });
    forgetSubscriptionStatus();
    void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
    void navigate({
      search: (search) => ({ ...search, payment: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [paid, toast, navigate, queryClient]);
}
