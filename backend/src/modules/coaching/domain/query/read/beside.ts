import type { Query, Series } from '../query.js';

/** What is known beside the words. */
export interface Beside {
  /** The parts that are meant where none are named: intervals, or else kilometres or quarters. */
  readonly usual: Series;
  /** What was asked before, oldest first. */
  readonly before: readonly Query[];
}
