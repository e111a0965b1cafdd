import type { UnitPreferences } from '../../../../kernel/units.js';
import type { CoachedWorkout } from './coached-workout.js';
import { climbFacts } from './climb-facts.js';
import { CONSTANTS } from './constants.js';
import { effortFacts } from './effort-facts.js';
import type { Fact, FactDraft } from './fact.js';
import { FactSheet } from './fact-sheet.js';
import { intervalFacts } from './interval-facts.js';
import { lapFacts } from './lap-facts.js';
import { measuredOnly } from './measured-summary.js';
import { metricFacts } from './metric-facts.js';
import { pacingFacts } from './pacing-facts.js';
import { predictionFacts } from './prediction-facts.js';
import { qualityFacts } from './quality-facts.js';
import { sensorFacts } from './sensor-facts.js';
import { sessionFacts } from './session-facts.js';
import { thresholdFacts } from './threshold-facts.js';
import { unknownsOf } from './unknowns.js';
import { zoneFacts } from './zone-facts.js';

/** Everything that may be said about a workout, in the athlete's units. The same workout gives the same sheet, id by id. */
export function buildFactSheet(given: CoachedWorkout, units: UnitPreferences): FactSheet {
  const workout = measuredOnly(given);
  const metrics = metricFacts(workout);
  const drafts: readonly (FactDraft | null)[] = [
    ...sessionFacts(workout, units),
    ...thresholdFacts(workout, units),
    ...sensorFacts(workout, units),
    ...metrics.facts,
    ...zoneFacts(workout, units),
    ...pacingFacts(workout, units),
    ...intervalFacts(workout, units),
    ...climbFacts(workout, units),
    ...effortFacts(workout, units),
    ...predictionFacts(workout),
    ...qualityFacts(workout, units),
    ...lapFacts(workout, units),
  ];
  const { family, sport, indoor, fileName, analysis } = workout;
  const context = { family, sport, indoor, shape: analysis.sessionShape, intervalSource: analysis.intervalSummary?.source ?? 'none', units, engineVersion: analysis.engineVersion, fileName };
  const unknowns = [...unknownsOf(workout), ...metrics.unknowns].map((unknown, index) => ({ id: `N${index + 1}`, ...unknown }));
  return new FactSheet(context, numbered(drafts), CONSTANTS, unknowns);
}

/** A value that is no number at all would be a lie with a unit; it is left out. */
function numbered(drafts: readonly (FactDraft | null)[]): Fact[] {
  return drafts
    .filter((draft) => draft !== null)
    .filter(({ value }) => typeof value === 'string' || Number.isFinite(value))
    .map((draft, index) => ({ id: `F${index + 1}`, ...draft }));
}
