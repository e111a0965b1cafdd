export interface HeartRates {
  readonly early: number;
  readonly late: number;
}

/** The second and the last quarter as fading is judged by them; both are of the same seconds. */
export interface ComparedEnds {
  /**
   * Whether they are quarters of what was under power only (no stops, coasting, descents, warm-up
   * or cool-down) and not of the whole.
   */
  readonly underPower: boolean;
  /** Effort of the last against the second, as a share; null where their ground is too different. */
  readonly change: number | null;
  /** Mean heart rates, bpm; null where one is not known. */
  readonly heartRates: HeartRates | null;
}
