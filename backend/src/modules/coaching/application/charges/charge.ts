import type { Entitlements } from '#billing/index.js';

/**
 * What a question costs; taken before its answer, settled with it, given back where there is none.
 */
export interface Settlement {
  /** Joins the unit of work that stores the answer. */
  settle(): Promise<void>;
  release(): Promise<void>;
}

export interface Charge extends Settlement {
  /** Questions left; null where they are not limited. */
  remaining(): Promise<number | null>;
}

/** For questions that no limit counts. */
export const NO_CHARGE: Charge = {
  settle: () => Promise.resolve(),
  release: () => Promise.resolve(),
  remaining: () => Promise.resolve(null),
};

/**
 * The one question that a trial holds for each workout. Throws TRIAL_QUESTION_LIMIT,
 * SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED.
 */
export async function chargeForWorkout(
  entitlements: Entitlements,
  userId: string,
  workoutId: string,
  requestId: string | null,
): Promise<Charge> {
  const reservation = await entitlements.reserveQuestion(userId, workoutId, requestId);
  return {
    settle: () => entitlements.settleQuestion(reservation),
    release: () => entitlements.releaseQuestion(reservation),
    remaining: () => entitlements.remainingQuestions(userId, workoutId),
  };
}
