import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { currentUserQuery } from '../features/accounts/api/get-current-user.js';
import { subscriptionStatusQuery } from '../features/billing/api/get-subscription-status.js';
import { ConfirmationPage } from '../features/billing/components/confirmation/confirmation-page.js';

interface WayBack {
  /** As Stripe writes it into the address it leads back to. */
  readonly redirect_status?: 'failed';
}

export const Route = createFileRoute('/_app/subscription/confirmation')({
  validateSearch: ({ redirect_status }): WayBack =>
    redirect_status === 'failed' ? { redirect_status } : {},
  head: () => ({ meta: [{ title: 'Subscription · Stridewatt' }] }),
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  const navigate = Route.useNavigate();
  const { queryClient } = Route.useRouteContext();
  const { redirect_status } = Route.useSearch();
  const [declined] = useState(redirect_status === 'failed');
  // What Stripe adds to the address names the payment; it stays neither in it nor in the browser's
  // history.
  useEffect(() => void navigate({ search: {}, replace: true }), [navigate]);
  const onDone = useCallback(() => {
    for (const { queryKey } of [subscriptionStatusQuery, currentUserQuery])
      void queryClient.invalidateQueries({ queryKey });
    void navigate({ href: '/?payment=success', replace: true });
  }, [navigate, queryClient]);
  return <ConfirmationPage declined={declined} onDone={onDone} />;
}
