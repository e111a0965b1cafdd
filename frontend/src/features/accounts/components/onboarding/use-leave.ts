import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { logFailure } from '#lib/log.js';
import { skipOnboarding } from '#api/generated/sdk.gen.js';
import type { DraftWriter } from '#features/accounts/model/onboarding/draft-writer.js';
import { useSession } from '#features/accounts/model/session.js';
import type { User } from '#features/accounts/model/user.js';
import type { LeaveButtonProps } from './leave-button.js';

/**
 * An athlete with workouts or a complete profile goes home; everybody else puts the questionnaire off.
 * The draft is saved first.
 */
export function useLeave(user: User, hasWorkouts: boolean, writer: DraftWriter): LeaveButtonProps {
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const way = hasWorkouts || user.profileCompleted ? 'exit' : 'skip';
  const onLeave = useCallback(async () => {
    await writer.flush();
    if (way === 'skip') {
      try {
        session.update((await skipOnboarding()).user);
        toast.success('Onboarding Skipped', {
          description:
            'You can upload now. Analyses stay locked until you answer the questionnaire.',
        });
      } catch (error) {
        logFailure('The questionnaire could not be skipped', error);
        toast.error('Error', { description: 'Failed to skip onboarding. Please try again.' });
        return;
      }
    }
    await navigate({ to: '/' });
  }, [writer, way, session, navigate, toast]);
  return { way, onLeave };
}
