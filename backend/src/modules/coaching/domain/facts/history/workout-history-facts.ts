import type { FactDraft, UnknownDraft } from '../fact.js';

/** What an athlete's other workouts say about one of them. */
export interface WorkoutHistoryFacts {
  readonly facts: readonly (FactDraft | null)[];
  readonly unknowns: readonly UnknownDraft[];
}
