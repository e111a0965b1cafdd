import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { currentUserQuery } from '../features/accounts/api/get-current-user.js';
import { profileQuery } from '../features/accounts/api/get-profile.js';
import { forgetSubscriptionStatus, subscriptionStatusQuery } from '../features/billing/api/get-subscription-status.js';
import { workoutLists } from '../features/workouts/api/list-workouts.js';
import { UploadPage } from '../features/workouts/components/upload/upload-page.js';
import { unitPreferences } from '../lib/units.js';

export const Route = createFileRoute('/_app/upload')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.prefetchQuery(profileQuery), queryClient.prefetchQuery(subscriptionStatusQuery)]);
  },
  head: () => ({ meta: [{ title: 'Upload · Stridewatt' }] }),
  component: UploadRoute,
});

function UploadRoute() {
  const { user, queryClient } = Route.useRouteContext();
  const units = unitPreferences(useQuery(profileQuery).data);
  const status = useQuery(subscriptionStatusQuery).data;
  const left = status?.uploadsRemaining;
  const onChange = useCallback(() => {
    forgetSubscriptionStatus();
    for (const queryKey of [workoutLists, currentUserQuery.queryKey, subscriptionStatusQuery.queryKey]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
  return (
    <UploadPage
      units={units}
      suspension={user.isSuspended ? (user.suspendReason ?? 'Your account is suspended.') : null}
      trial={typeof left === 'number' && status ? { left, of: status.uploadsUsed + left } : null}
      onChange={onChange}
    />
  );
}
