/**
 * Counts of one kind for one model: an outcome, `sentences`, `unfounded`, `left-out`, `rewritten`,
 * or `problem:` with what was wrong.
 */
export interface Tally {
  readonly coach: string;
  /** Empty for a coach without one. */
  readonly model: string;
  readonly kind: string;
  readonly count: number;
}

/**
 * How the coaches did, by days, over all processes. Contract suite:
 * test/contracts/coaching/coach-tallies.contract.ts.
 */
export abstract class CoachTallies {
  abstract add(tallies: readonly Tally[], at: Date): Promise<void>;

  /** Sums of the days from one on. */
  abstract since(from: Date): Promise<readonly Tally[]>;
}
