import { useCallback, useState } from 'react';
import { ApiError } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { useToast } from '#components/toast/use-toast.js';
import { completeOnboarding } from '#api/generated/sdk.gen.js';
import type { CompletedOnboardingAnswer } from '#api/generated/types.gen.js';
import type { DraftWriter } from '#features/accounts/model/onboarding/draft-writer.js';
import type { FieldName } from '#features/accounts/model/onboarding/answers.js';
import { firstProblem } from '#features/accounts/model/onboarding/form-state.js';
import {
  firstAsked,
  missingByStep,
  missingLines,
  missingSentences,
} from '#features/accounts/model/onboarding/missing.js';
import type { Questionnaire } from './use-questionnaire.js';

export type Completed = CompletedOnboardingAnswer;

const MISSING_MS = 8000;

/** Sentences about the seconds of a time belong beside the time. */
function besideFields(
  sentences: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [name.replace(/Seconds$/, ''), sentence]),
  );
}

export interface CompleteOptions {
  readonly questionnaire: Questionnaire;
  readonly writer: DraftWriter;
  readonly onCompleted: (completed: Completed) => Promise<void>;
  /** Leads to a field on whichever step it stands. */
  readonly onWrong: (step: number, name: FieldName) => void;
}

/**
 * Saves at the last step and completes; where something is missing or wrong, it leads to the first
 * such field.
 */
export function useComplete({ questionnaire, writer, onCompleted, onWrong }: CompleteOptions): {
  readonly complete: () => Promise<void>;
  readonly busy: boolean;
} {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { steps, form, refuse, judge } = questionnaire;

  const lead = useCallback(
    (names: readonly string[]): void => {
      const first = firstAsked(names, steps);
      if (first) onWrong(first.step, first.name);
    },
    [steps, onWrong],
  );

  const explain = useCallback(
    (error: unknown): void => {
      const missing = error instanceof ApiError ? missingByStep(error.body) : null;
      const wrong = besideFields(fieldErrorsOf(error));
      if (missing) {
        toast.error('Missing Required Information', {
          description: <MissingLines lines={missingLines(missing)} />,
          milliseconds: MISSING_MS,
        });
        const sentences = missingSentences(missing);
        refuse(sentences);
        lead(Object.keys(sentences));
      } else if (Object.keys(wrong).length > 0) {
        toast.error('Please check your answers', { description: Object.values(wrong)[0] });
        refuse(wrong);
        lead(Object.keys(wrong));
      } else toast.error('Failed to complete onboarding. Please try again.');
    },
    [toast, refuse, lead],
  );

  const complete = useCallback(async () => {
    const fields = steps.flatMap((step) => step.fields);
    const wrong = firstProblem(fields, form);
    judge(fields);
    if (wrong) {
      toast.error('Please check your answers', {
        description: 'One of them cannot be right. It is marked, with what is expected.',
      });
      return lead([wrong]);
    }
    setBusy(true);
    try {
      if (!(await writer.goTo(steps.length))) {
        lead(Object.keys(besideFields(writer.refused)));
        return toast.error('Failed to complete onboarding. Please try again.');
      }
      await onCompleted(await completeOnboarding());
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }, [steps, form, judge, toast, lead, writer, onCompleted, explain]);

  return { complete, busy };
}

function MissingLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      <p>Please complete the following required fields:</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
