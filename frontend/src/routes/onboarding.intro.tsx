import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '../features/accounts/components/onboarding/intro-page.js';
import { useLeave } from '../features/accounts/components/onboarding/use-leave.js';
import { draftWriterOf } from '../features/accounts/hooks/draft-writers.js';
import { Route as parent } from './onboarding.js';

export const Route = createFileRoute('/onboarding/intro')({
  head: () => ({ meta: [{ title: 'Fit File Analysis · Stridewatt' }] }),
  component: Intro,
});

function Intro() {
  const { user, session } = Route.useRouteContext();
  const { hasWorkouts } = parent.useLoaderData();
  return <IntroPage {...useLeave(user, hasWorkouts, draftWriterOf(session, user.id))} />;
}
