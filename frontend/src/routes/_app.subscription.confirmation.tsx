import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { currentUserQuery } from '../features/accounts/api/get-current-user.js';
import { subscriptionStatusQuery } from '../features/billing/api/get-subscription-status.js';
import { ConfirmationPage } from '../features/billing/components/confirmation/confirmation-page.js';

export const Route = createFileRoute('/_app/subscription/confirmation')({
  head: () => ({ meta: [{ title: 'Subscription · Stridewatt' }] }),
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  const navigate = Route.useNavigate();
  const { queryClient } = Route.useRouteContext();
  const onDone = useCallback(() => {
    for (const { queryKey } of [subscriptionStatusQuery, currentUserQuery]) void queryClient.invalidateQueries({ queryKey });
    void navigate({ href: '/?payment=success', replace: true });
  }, [navigate, queryClient]);
  return <ConfirmationPage onDone={onDone} />;
}
