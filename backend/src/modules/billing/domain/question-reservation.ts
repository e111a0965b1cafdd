/**
 * A question that is being answered. It counts once it is settled; until then it only blocks a
 * second one. `counted` is false for athletes whose questions are not limited.
 */
export interface QuestionReservation {
  readonly id: string;
  readonly userId: string;
  readonly workoutId: string;
  readonly counted: boolean;
}

/** A process that died while answering frees its reservation after this long. */
export const RESERVATION_LIMIT_MS = 2 * 60 * 1000;
