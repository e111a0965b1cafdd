import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { AppShell } from '../app/shell/app-shell.js';
import { homeSearch } from '../features/workouts/model/home-search.js';

const HomePage = lazy(() => import('../features/workouts/components/list/home-page.js').then((page) => ({ default: page.HomePage })));
const LandingPage = lazy(() => import('../features/accounts/components/landing-page.js').then((page) => ({ default: page.LandingPage })));

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user && search.redirect) throw redirect({ href: search.redirect, replace: true });
  },
  component: StartPage,
});
function StartPage() {
  const { user } = Route.useRouteContext();
  if (!user) return <LandingPage />;
  return (
    <AppShell user={user}>
      <HomePage />
    </AppShell>
  );
}
