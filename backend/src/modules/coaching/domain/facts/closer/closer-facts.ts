import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { bestStartFacts } from './best-start-facts.js';
import { bestHeartFacts } from './best-heart-facts.js';
import { blockFacts } from './block-facts.js';
import { cadenceFacts } from './cadence-facts.js';
import type { CloserLook } from './closer-look.js';
import { dipFacts } from './dip-facts.js';
import { frameFacts } from './frame-facts.js';
import { halfFacts } from './half-facts.js';
import { lateFacts } from './late-facts.js';
import { heldHeartFacts } from './held-heart-facts.js';
import { levelFacts } from './level-facts.js';
import { levelShapeFacts } from './level-shape-facts.js';
import { lossFacts } from './loss-facts.js';
import { lowCadenceFacts } from './low-cadence-facts.js';
import { signalFacts } from './signal-facts.js';
import { slopeFacts } from './slope-facts.js';
import { splitFacts } from './split-facts.js';
import { surroundingFacts } from './surrounding-facts.js';
import { surgeFacts } from './surge-facts.js';
import { unbrokenFacts } from './unbroken-facts.js';
import { workZoneFacts } from './work-zone-facts.js';

/** What only the samples can tell; the longest lists apart, as they come last on a sheet. */
export function closerFacts(
  workout: AnalysedWorkout,
  look: CloserLook,
  units: UnitPreferences,
): {
  readonly main: (FactDraft | null)[];
  readonly lists: (FactDraft | null)[];
  readonly unknowns: readonly UnknownDraft[];
} {
  const late = lateFacts(workout, look, units);
  return {
    main: [
      ...blockFacts(workout, look, units),
      ...halfFacts(workout, look, units),
      ...slopeFacts(workout, look, units),
      ...late.facts,
      ...cadenceFacts(workout, look),
      ...lowCadenceFacts(workout, look),
      ...frameFacts(workout, look),
      ...bestHeartFacts(workout, look),
      ...dipFacts(workout, look),
      ...levelShapeFacts(workout, look, units),
      ...unbrokenFacts(workout, look, units),
      ...heldHeartFacts(look),
      ...bestStartFacts(workout, look),
      ...signalFacts(workout, look),
      ...lossFacts(look),
      ...workZoneFacts(workout, look),
      ...surgeFacts(workout, look),
      ...surroundingFacts(workout, look, units),
    ],
    lists: [...levelFacts(workout, look, units), ...splitFacts(workout, look, units)],
    unknowns: late.unknowns,
  };
}
