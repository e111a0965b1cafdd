import { ApiError } from '../../../api/api-error.js';

/** The answer broke off after it had begun: the server said why in a frame of its own. */
export class AnswerFailed extends Error {
  override readonly name = 'AnswerFailed';

  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(`${code}: ${sentence}`);
  }
}

/** What a failed question calls for on the page. */
export type ChatFailure =
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'question-limit' }
  | { readonly kind: 'other'; readonly sentence: string };

const UNKNOWN = 'Failed to send message. Please try again.';

export function chatFailure(error: unknown): ChatFailure {
  const code = codeOf(error);
  const wantsProfile = error instanceof ApiError && error.body['requiresOnboarding'] === true;
  if (code === 'ONBOARDING_REQUIRED' || wantsProfile) return { kind: 'onboarding' };
  if (code === 'TRIAL_QUESTION_LIMIT') return { kind: 'question-limit' };
  return { kind: 'other', sentence: sentenceOf(error) };
}

/** In the chat `error` holds the code and `message` the sentence. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AnswerFailed) return error.code;
  return error instanceof ApiError ? (error.code ?? error.body.error) : undefined;
}

function sentenceOf(error: unknown): string {
  if (error instanceof AnswerFailed) return error.sentence || UNKNOWN;
  return (error instanceof ApiError ? error.body.message : undefined) ?? UNKNOWN;
}
