import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
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
  const navigate = Route.useNavigate();
  // A link works once: neither a reload nor the way back shows a form for it again.
  const onUsed = useCallback(
    () => void navigate({ search: {}, state: {}, replace: true }),
    [navigate],
  );
  return <ResetPasswordPage token={token || null} onUsed={onUsed} />;
}
