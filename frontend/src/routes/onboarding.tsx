import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { hasWorkoutsQuery } from '../features/accounts/api/has-workouts.js';
import { OnboardingFrame } from '../features/accounts/components/onboarding/onboarding-frame.js';

/** The questionnaire and its introduction, for everybody who is signed in. */
export const Route = createFileRoute('/onboarding')({
  beforeLoad: ({ context, location }) => {
    if (!context.user) throw redirect({ to: '/', search: { redirect: location.href } });
    return { user: context.user };
  },
  // An athlete whose workouts are unknown may skip, which loses nothing.
  loader: async ({ context: { queryClient } }) => ({
    hasWorkouts: await queryClient
      .fetchQuery({ ...hasWorkoutsQuery, staleTime: 0 })
      .catch(() => false),
  }),
  // On entering alone, not on every step.
  gcTime: 0,
  shouldReload: false,
  component: Frame,
});

function Frame() {
  const { user } = Route.useRouteContext();
  return (
    <OnboardingFrame user={user}>
      <Outlet />
    </OnboardingFrame>
  );
}
