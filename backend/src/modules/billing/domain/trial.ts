/**
 * The limits of a trial. Source: the specifications, "Business constants"; reading X-01 of the
 * checklist.
 */
export const TRIAL_UPLOADS = 3;

/** Questions that a trial athlete may ask about one workout. */
export const TRIAL_QUESTIONS_PER_WORKOUT = 1;

/** What a trial athlete has used so far. */
export interface TrialUse {
  readonly uploadsUsed: number;
  readonly questionsUsed: number;
}

export function uploadsRemaining(use: TrialUse): number {
  return Math.max(0, TRIAL_UPLOADS - use.uploadsUsed);
}

/** True when the uploads and every question that they allow are used (reading X-02). */
export function trialFullyExhausted(use: TrialUse): boolean {
  return (
    uploadsRemaining(use) === 0 && use.questionsUsed >= TRIAL_UPLOADS * TRIAL_QUESTIONS_PER_WORKOUT
  );
}
