import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSession } from '../features/accounts/model/session.js';
import { adminLogout } from '../api/generated/sdk.gen.js';
import { token } from '../api/token.js';
import { Dashboard } from '../features/admin/components/frame/dashboard.js';
import { adminFlag, isAdministrator } from '../features/admin/model/admin-flag.js';
import { adminSearch, type SearchPatch } from '../features/admin/model/search.js';
import { TABS } from '../features/admin/model/tabs.js';
import { logFailure } from '../lib/log.js';

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: adminSearch,
  beforeLoad: ({ context: { user }, location }) => {
    if (!user || !isAdministrator(user))
      throw redirect({
        to: '/admin/login',
        search: { redirect: location.searchStr === '' ? undefined : location.href },
        replace: true,
      });
    return { user };
  },
  head: ({ match: { search } }) => ({
    meta: [
      {
        title:
          `${TABS.find(({ id }) => id === (search.tab ?? 'users'))?.name} · Administration · ` +
          'Stridewatt',
      },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const session = useSession();
  const onSearch = useCallback(
    (patch: SearchPatch, how?: { readonly replace: true }) =>
      void navigate({ ...how, search: (before) => ({ ...before, ...patch }), resetScroll: false }),
    [navigate],
  );
  const onLogout = (): void => {
    // This browser forgets the token immediately, whether or not the server can be reached.
    const headers = { Authorization: `Bearer ${token.read()}` };
    void adminLogout({ headers }).catch((error: unknown) =>
      logFailure('The administrator could not be signed out on the server', error),
    );
    adminFlag.remove();
    session.end();
    void navigate({ to: '/admin/login', search: {}, replace: true });
  };
  return <Dashboard email={user.email} search={search} onSearch={onSearch} onLogout={onLogout} />;
}
