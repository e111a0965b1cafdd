/** Either a place among the day's questions, or how long until there is one, in seconds. */
export type Allowance = { readonly id: string } | { readonly waitS: number };

/**
 * Questions about comparisons that an athlete may ask within any 24 hours, by the clock of the
 * database. A place that is neither kept nor given back is free again after two minutes.
 */
export abstract class ComparisonAllowance {
  /** Exact under any concurrency. Runs inside a unit of work. */
  abstract take(id: string, userId: string, perDay: number): Promise<Allowance>;

  /** The answer was given. */
  abstract keep(id: string): Promise<void>;

  /** There was no answer; one that was kept stays used. */
  abstract giveBack(id: string): Promise<void>;
}
