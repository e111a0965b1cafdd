import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { profileQuery, thresholdsQuery } from '../features/accounts/api/get-profile.js';
import { sessionsQuery } from '../features/accounts/api/get-sessions.js';
import { ProfilePage } from '../features/accounts/components/profile/profile-page.js';
import { ProfileWelcomeDialog } from '#features/accounts/components/profile/welcome-dialog.js';
import { subscriptionStatusQuery } from '../features/billing/api/get-subscription-status.js';
import { SubscriptionBlock } from '../features/billing/components/subscription-block.js';
import { localDay } from '../lib/local-day.js';
import { unitPreferences } from '../lib/units.js';

interface ProfileSearch {
  readonly onboarding?: 'complete';
}

export const Route = createFileRoute('/_app/profile')({
  validateSearch: ({ onboarding }: Record<string, unknown>): ProfileSearch =>
    onboarding === 'complete' ? { onboarding } : {},
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(thresholdsQuery);
    void queryClient.prefetchQuery(sessionsQuery);
    await Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.prefetchQuery(subscriptionStatusQuery),
    ]);
  },
  head: () => ({ meta: [{ title: 'Profile · Stridewatt' }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { user, session } = Route.useRouteContext();
  const { onboarding } = Route.useSearch();
  const navigate = Route.useNavigate();
  const units = unitPreferences(useQuery(profileQuery).data);
  const status = useQuery(subscriptionStatusQuery);
  const [welcome, setWelcome] = useState(onboarding === 'complete');
  useEffect(() => {
    if (onboarding) void navigate({ search: {}, replace: true });
  }, [onboarding, navigate]);
  const onClosed = useCallback(
    (next: string) => {
      // The public page before the end of the session, which would send this one to sign in; and no
      // refusal of the token may come in between.
      session.retire();
      void navigate({ href: next, replace: true }).finally(() => session.leave());
    },
    [navigate, session],
  );
  return (
    <>
      <ProfilePage
        user={user}
        units={units}
        today={localDay(new Date())}
        active={status.data?.subscriptionStatus === 'ACTIVE'}
        subscription={
          status.data ? (
            <SubscriptionBlock status={status.data} />
          ) : (
            <p>Your plan could not be read just now. Reload the page to try again.</p>
          )
        }
        onClosed={onClosed}
      />
      <ProfileWelcomeDialog open={welcome} onClose={() => setWelcome(false)} />
    </>
  );
}
