/**
 * Where on the recording a fact holds: seconds since the start, and the channel it was read from.
 */
export interface EvidencePlace {
  readonly from: number;
  readonly to: number;
  readonly channel: string;
}

/** A fact that an answer or a report used, as the athlete sees it. */
export interface Evidence {
  readonly id: string;
  readonly label: string;
  readonly value: number | string | null;
  readonly unit: string;
  /** The text in the athlete's units, e.g. `4:58 /km`. */
  readonly display: string;
  readonly at?: EvidencePlace;
  /**
   * The workout that `at` refers to and that shows the fact; absent where the conversation is about
   * that workout alone, or where the fact belongs to no single workout.
   */
  readonly workoutId?: string;
  /**
   * Whose fact it is where several workouts are spoken of: `17 June 2025`, or `17 June 2025 against
   * 10 June 2025`.
   */
  readonly workout?: string;
}
