import { saveOnboardingDraft } from '#api/generated/sdk.gen.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import type { DraftPatch, SendOutcome } from '../model/onboarding/draft-writer.js';

/** Longer than this, the line is as good as dead; the next try holds the same answers. */
const PATIENCE_MS = 15_000;

export interface SaveDraftOptions {
  /** The browser finishes the call even where the page is gone. */
  readonly leaving: boolean;
  /** Whose answers these are: the token counts where nobody is signed in any more. */
  readonly bearer: string | null;
}

/** Sends one patch. Never rejects: a refusal that names fields is distinct from other failures. */
export async function saveDraft(
  { answers, currentStep, writer, sequence }: DraftPatch,
  { leaving, bearer }: SaveDraftOptions,
): Promise<SendOutcome> {
  try {
    await saveOnboardingDraft({
      body: {
        ...answers,
        activityTypes: answers.activityTypes && [...answers.activityTypes],
        ...(currentStep === undefined ? {} : { currentStep }),
        writer,
        sequence,
      },
      ...(bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}),
      ...(leaving ? { keepalive: true } : { signal: AbortSignal.timeout(PATIENCE_MS) }),
    });
    return { kind: 'taken' };
  } catch (error) {
    const fields = fieldErrorsOf(error);
    return Object.keys(fields).length > 0 ? { kind: 'refused', fields } : { kind: 'failed' };
  }
}
