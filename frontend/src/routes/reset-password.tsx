import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/accounts/components/reset-password-page.js';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly resetToken?: string;
  }
}

/**
 * The token of the mail's link leaves the address before anything is drawn, so that no log, history
 * or picture of the screen shows it. It goes on in the state of this history entry, which a reload
 * keeps and no request carries.
 */
export const Route = createFileRoute('/reset-password')({
  beforeLoad: ({ location }) => {
    const token = new URLSearchParams(location.searchStr).get('token');
    if (token !== null)
      throw redirect({
        to: '/reset-password',
        search: {},
        state: { resetToken: token },
        replace: true,
      });
  },
  head: () => ({
    meta: [{ title: 'Reset password · Stridewatt' }, { name: 'referrer', content: 'no-referrer' }],
  }),
  component: ResetPassword,
});

function ResetPassword() {
  const token = useLocation({ select: ({ state }) => state.resetToken });
  return <ResetPasswordPage token={token || null} />;
}
