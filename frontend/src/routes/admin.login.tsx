import { createFileRoute, redirect } from '@tanstack/react-router';
import type { SessionAnswer } from '../api/generated/types.gen.js';
import { useSession } from '../features/accounts/model/session.js';
import { AdminSignInPage } from '../features/admin/components/frame/sign-in-page.js';
import { adminFlag, isAdministrator } from '../features/admin/model/admin-flag.js';

interface LoginSearch {
  /** Where in the administrator's area somebody was on their way to. */
  readonly redirect?: string;
}

const inside = (address: unknown): string | undefined =>
  typeof address === 'string' && /^\/admin\/dashboard(?:\?|$)/.test(address) ? address : undefined;

export const Route = createFileRoute('/admin/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    redirect: inside(search['redirect']),
  }),
  beforeLoad: ({ context: { user }, search }) => {
    if (isAdministrator(user))
      throw redirect({ href: search.redirect ?? '/admin/dashboard', replace: true });
  },
  head: () => ({
    meta: [{ title: 'Administration · Stridewatt' }, { name: 'robots', content: 'noindex' }],
  }),
  component: Login,
});

function Login() {
  const session = useSession();
  // Once somebody is signed in, the guard of this page leads on.
  const onSignedIn = (answer: SessionAnswer): void => {
    adminFlag.set();
    session.start(answer);
  };
  return <AdminSignInPage onSignedIn={onSignedIn} />;
}
