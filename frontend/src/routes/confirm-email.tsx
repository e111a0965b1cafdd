import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../features/accounts/components/confirm-email-page.js';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly emailToken?: string;
  }
}

/** The token leaves the address before anything is drawn, as that of a password reset does. */
export const Route = createFileRoute('/confirm-email')({
  beforeLoad: ({ location }) => {
    const token = new URLSearchParams(location.searchStr).get('token');
    if (token !== null)
      throw redirect({
        to: '/confirm-email',
        search: {},
        state: { emailToken: token },
        replace: true,
      });
  },
  head: () => ({
    meta: [{ title: 'Confirm email · Stridewatt' }, { name: 'referrer', content: 'no-referrer' }],
  }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const token = useLocation({ select: ({ state }) => state.emailToken });
  return <ConfirmEmailPage token={token || null} />;
}
