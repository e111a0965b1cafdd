import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/screens/not-found-screen.js';
import type { Session } from '../features/accounts/model/session.js';

export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly session: Session;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => ({ user: context.session.user }),
  head: () => ({ meta: [{ title: 'Stridewatt' }] }),
  component: Page,
  notFoundComponent: NotFoundScreen,
});

function Page() {
  return (
    <>
      <HeadContent />
      <Outlet />
    </>
  );
}
