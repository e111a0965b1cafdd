import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, redirect } from '@tanstack/react-router';
import { gate } from '../app/gate.js';
import { NotFoundScreen } from '../app/screens/not-found-screen.js';
import { TrialPrompt } from '../app/trial-prompt.js';
import type { Session } from '../features/accounts/model/session.js';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly session: Session;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { session }, location, preload }) => {
    // The guards run on what is known; where that turns out to be old news, they run again.
    if (!preload) void session.refresh();
    const { user } = session;
    const way = gate(user, location.pathname);
    if (way === 'sign-in')
      throw redirect({ to: '/', search: { redirect: location.href }, replace: true });
    if (way !== 'open') throw redirect({ href: way, replace: true });
    return { user };
  },
  head: () => ({ meta: [{ title: 'Stridewatt' }] }),
  component: Page,
  notFoundComponent: NotFoundScreen,
});

function Page() {
  return (
    <>
      <HeadContent />
      <Outlet />
      <TrialPrompt />
    </>
  );
}
