import { ApiError, sentenceOf as waitOf } from '#api/api-error.js';

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

/** What only a plan would open. */
export type UpgradeReason = 'question-limit' | 'general-blocked' | 'plan-ended';

/**
 * What a failed question calls for on the page; `sentence` is the server's own, undefined where it
 * sent none.
 */
export type ChatFailure =
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'demo-limit' }
  | { readonly kind: UpgradeReason }
  | { readonly kind: 'other'; readonly sentence: string | undefined };

const UPGRADES: Readonly<Record<string, UpgradeReason>> = {
  TRIAL_QUESTION_LIMIT: 'question-limit',
  GENERAL_CHAT_TRIAL_BLOCKED: 'general-blocked',
  SUBSCRIPTION_REQUIRED: 'plan-ended',
};

export function chatFailure(error: unknown): ChatFailure {
  const code = codeOf(error) ?? '';
  const wantsProfile = error instanceof ApiError && error.body['requiresOnboarding'] === true;
  if (code === 'ONBOARDING_REQUIRED' || wantsProfile) return { kind: 'onboarding' };
  if (code === 'DEMO_QUESTION_LIMIT') return { kind: 'demo-limit' };
  const upgrade = UPGRADES[code];
  return upgrade ? { kind: upgrade } : { kind: 'other', sentence: sentenceOf(error, code) };
}

/** Whether a failure is answered by the plan. */
export function upgradeReason(failure: ChatFailure | null): UpgradeReason | null {
  return failure !== null && isUpgrade(failure.kind) ? failure.kind : null;
}

function isUpgrade(kind: ChatFailure['kind']): kind is UpgradeReason {
  return Object.values<string>(UPGRADES).includes(kind);
}

/** In the chat `error` holds the code and `message` the sentence. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AnswerFailed) return error.code;
  return error instanceof ApiError ? (error.code ?? error.body.error) : undefined;
}

function sentenceOf(error: unknown, code: string): string | undefined {
  if (error instanceof AnswerFailed) return error.sentence || undefined;
  if (!(error instanceof ApiError)) return undefined;
  return code === 'RATE_LIMITED' ? waitOf(error, '') || undefined : error.body.message;
}
