import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useToast } from '../components/toast/use-toast.js';
import {
  forgetSubscriptionStatus,
  subscriptionStatusQuery,
} from '../features/billing/api/get-subscription-status.js';
import { SubscribePage } from '../features/billing/components/subscribe/subscribe-page.js';

export const Route = createFileRoute('/_app/subscribe')({
  head: () => ({ meta: [{ title: 'Subscribe · Stridewatt' }] }),
  component: SubscribeRoute,
});

function SubscribeRoute() {
  const toast = useToast();
  const navigate = Route.useNavigate();
  const { queryClient } = Route.useRouteContext();
  const onAlreadyActive = useCallback(() => {
    toast.info('Already Subscribed');
    forgetSubscriptionStatus();
    void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
    void navigate({ to: '/profile', replace: true });
  }, [toast, queryClient, navigate]);
  const onPaid = useCallback(
    () => void navigate({ to: '/subscription/confirmation', replace: true }),
    [navigate],
  );
  return <SubscribePage onAlreadyActive={onAlreadyActive} onPaid={onPaid} />;
}
