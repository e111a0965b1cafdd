import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../features/accounts/model/session.js';
import { subscriptionStatusQuery } from '../features/billing/api/get-subscription-status.js';
import { isTrialUsedUp } from '../features/billing/model/plan.js';
import { logFailure } from '../lib/log.js';

const TrialExhaustedDialog = lazy(() =>
  import('../features/billing/components/trial-exhausted-dialog.js').then((module) => ({
    default: module.TrialExhaustedDialog,
  })),
);

/**
 * Asks for the plan whenever an athlete opens the start page from another one, and offers the
 * upgrade once nothing of the trial is left. Addresses opened directly, every other page, and plans
 * that ended are left alone: the banner of the start page leads those to a new one.
 */
export function TrialPrompt() {
  const session = useSession();
  const router = useRouter();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { queryClient } = router.options.context;

  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setOpen(false);
        if (toLocation.pathname !== '/' || !session.user) return;
        queryClient.fetchQuery(subscriptionStatusQuery).then(
          (status) => setOpen(isTrialUsedUp(status) && router.state.location.pathname === '/'),
          (error: unknown) => logFailure('The subscription status could not be read', error),
        );
      }),
    [router, session, queryClient],
  );

  if (!open) return null;
  const close = (): void => {
    setOpen(false);
    session.signOut();
    void navigate({ to: '/' });
  };
  return (
    <Suspense>
      <TrialExhaustedDialog onClose={close} onUpgrade={() => setOpen(false)} />
    </Suspense>
  );
}
