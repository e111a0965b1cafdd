import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { currentUserQuery } from '../features/accounts/api/get-current-user.js';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import {
  forgetSubscriptionStatus,
  subscriptionStatusQuery,
} from '../features/billing/api/get-subscription-status.js';
import { firstUploadWords } from '../features/billing/model/first-upload-words.js';
import { isTrialUsedUp, trialUploads } from '../features/billing/model/plan.js';
import { workoutLists } from '../features/workouts/api/list-workouts.js';
import { UploadPage } from '../features/workouts/components/upload/upload-page.js';
import { uploadQueueOf } from '../features/workouts/components/upload/upload-queues.js';
import type { UploadItem } from '../features/workouts/model/upload/upload-item.js';
import { logFailure } from '../lib/log.js';
import { unitPreferences } from '../lib/units.js';

const TrialExhaustedDialog = lazy(() =>
  import('../features/billing/components/trial-exhausted-dialog.js').then((module) => ({
    default: module.TrialExhaustedDialog,
  })),
);

export const Route = createFileRoute('/_app/upload')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.prefetchQuery(profileQuery),
      queryClient.prefetchQuery(subscriptionStatusQuery),
    ]);
  },
  head: () => ({ meta: [{ title: 'Upload · Stridewatt' }] }),
  component: UploadRoute,
});

function UploadRoute() {
  const { user, session, queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const units = unitPreferences(useQuery(profileQuery).data);
  const status = useQuery(subscriptionStatusQuery).data;
  const [exhausted, setExhausted] = useState(false);
  const onSettled = useCallback(
    ({ state }: UploadItem) => {
      forgetSubscriptionStatus();
      for (const queryKey of [
        workoutLists,
        currentUserQuery.queryKey,
        subscriptionStatusQuery.queryKey,
      ])
        void queryClient.invalidateQueries({ queryKey });
      if (state.phase !== 'done') return;
      queryClient.fetchQuery(subscriptionStatusQuery).then(
        (status) => setExhausted(isTrialUsedUp(status)),
        (error: unknown) => logFailure('The subscription status could not be read', error),
      );
    },
    [queryClient],
  );
  const signOut = (): void => {
    session.signOut();
    void navigate({ to: '/' });
  };
  return (
    <>
      <UploadPage
        queue={uploadQueueOf(session, user.id)}
        units={units}
        suspension={user.isSuspended ? (user.suspendReason ?? 'Your account is suspended.') : null}
        trial={status ? trialUploads(status) : null}
        noPlan={status && status.uploadsRemaining === 0 ? firstUploadWords(status) : null}
        profileCompleted={user.profileCompleted}
        onSettled={onSettled}
      />
      {exhausted ? (
        <Suspense>
          <TrialExhaustedDialog onClose={signOut} onUpgrade={() => setExhausted(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
