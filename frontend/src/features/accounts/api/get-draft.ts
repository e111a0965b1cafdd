import { queryOptions } from '@tanstack/react-query';
import { getOnboardingDraft } from '#api/generated/sdk.gen.js';
import { logFailure } from '#lib/log.js';
import type { Answers } from '../model/onboarding/answers.js';
import type { DraftWriter } from '../model/onboarding/draft-writer.js';

export interface Draft {
  readonly answers: Answers;
  /** The step's number among those shown, from 1. */
  readonly currentStep: number;
}

/**
 * The stored draft, read whenever the questionnaire is opened, after what this page still had
 * to save. A failure is only logged.
 */
export const draftQuery = (writer: DraftWriter) =>
  queryOptions({
    queryKey: ['onboarding-draft'],
    queryFn: async ({ signal }): Promise<Draft> => {
      try {
        await writer.flush();
        const { data, currentStep } = await getOnboardingDraft({ signal });
        return { answers: data, currentStep };
      } catch (error) {
        if (!signal.aborted)
          logFailure('The draft of the questionnaire could not be loaded', error);
        throw error;
      }
    },
    gcTime: 0,
  });
