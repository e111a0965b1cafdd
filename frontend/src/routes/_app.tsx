import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AppShell } from '../app/shell/app-shell.js';

/**
 * Everything for a signed-in athlete. A visitor is sent to sign in first and comes back to the same
 * address.
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => {
    if (!context.user) throw redirect({ to: '/', search: { redirect: location.href } });
    return { user: context.user };
  },
  component: SignedIn,
});

function SignedIn() {
  const { user } = Route.useRouteContext();
  return (
    <AppShell user={user}>
      <Outlet />
    </AppShell>
  );
}
