import type { Analysis } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { bestFacts } from './best-facts.js';
import { efficiencyFacts } from './efficiency-facts.js';
import { loadFacts } from './load-facts.js';
import type { WorkoutPast } from './past.js';
import { repeatFacts } from './repeat-facts.js';
import { rhythmFacts } from './rhythm-facts.js';
import { routeFacts } from './route-facts.js';
import { sameClimbFacts } from './same-climb-facts.js';
import { similarFacts } from './similar-facts.js';

/** What an athlete's other workouts say about one of them. */
export interface WorkoutHistoryFacts {
  readonly facts: readonly (FactDraft | null)[];
  readonly unknowns: readonly UnknownDraft[];
}

export function workoutHistoryFacts(
  past: WorkoutPast,
  analysis: Pick<Analysis, 'curves' | 'bestEfforts' | 'climbs'>,
  units: UnitPreferences,
): WorkoutHistoryFacts {
  const similar = similarFacts(past.workout, past.similar, units);
  const load = loadFacts(past.load);
  const efficiency = efficiencyFacts(past.efficiency, units);
  return {
    facts: [
      ...similar.facts,
      ...load.facts,
      ...efficiency.facts,
      ...repeatFacts(past.workout, past.repeats, units),
      ...bestFacts(analysis, past.bests),
      ...routeFacts(past, units),
      ...sameClimbFacts(past.climb, analysis, units),
      ...rhythmFacts(past.workout, past.rhythm),
    ],
    unknowns: [...similar.unknowns, ...load.unknowns, ...efficiency.unknowns],
  };
}
