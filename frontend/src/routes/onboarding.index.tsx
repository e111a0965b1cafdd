import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useToast } from '../components/toast/use-toast.js';
import { draftQuery } from '../features/accounts/api/get-draft.js';
import { currentUserQuery } from '../features/accounts/api/get-current-user.js';
import type { Completed } from '../features/accounts/components/onboarding/use-complete.js';
import { useLeave } from '../features/accounts/components/onboarding/use-leave.js';
import { Wizard } from '../features/accounts/components/onboarding/wizard.js';
import { WizardSkeleton } from '../features/accounts/components/onboarding/wizard-skeleton.js';
import { draftWriterOf } from '../features/accounts/hooks/draft-writers.js';
import { Route as parent } from './onboarding.js';

interface WizardSearch {
  readonly edit?: boolean;
  /** The step's number among those shown, from 1. */
  readonly step?: number;
}

export const Route = createFileRoute('/onboarding/')({
  validateSearch: ({ edit, step }): WizardSearch => ({
    // Every key is set, or the raw one would come through.
    edit: edit === true || undefined,
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : undefined,
  }),
  head: ({ match }) => ({
    meta: [
      {
        title: `${match.search.edit ? 'Edit Your Profile' : 'Complete Your Profile'} · Stridewatt`,
      },
    ],
  }),
  component: Onboarding,
});

function Onboarding() {
  const { user, session, queryClient } = Route.useRouteContext();
  const { hasWorkouts } = parent.useLoaderData();
  const { edit = false, step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const toast = useToast();
  const writer = draftWriterOf(session, user.id);
  const { data, isPending, refetch } = useQuery(draftQuery(writer));
  const leave = useLeave(user, hasWorkouts, writer);
  const onStep = useCallback(
    (number: number) =>
      void navigate({ search: (search) => ({ ...search, step: number }), resetScroll: false }),
    [navigate],
  );
  const onReachable = useCallback(() => void refetch(), [refetch]);
  const onCompleted = useCallback(
    async ({ user: completed }: Completed) => {
      session.update(completed);
      toast.success('Onboarding Complete!');
      await navigate({ to: '/' });
      // Zones, units and whatever is judged by them may be others now.
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
      });
    },
    [session, toast, navigate, queryClient],
  );
  if (isPending) return <WizardSkeleton />;
  return (
    <Wizard
      {...{
        draft: data,
        writer,
        sport: user.sport ?? '',
        edit,
        step,
        onStep,
        leave,
        onCompleted,
        onReachable,
      }}
    />
  );
}
