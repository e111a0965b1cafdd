import type { UnitPreferences } from '#kernel/units.js';
import { wordsInUnits } from '#kernel/words-in-units.js';
import type { WorkoutView } from './workout-views.js';

/** A workout with the sentences on its data in the athlete's units; numbers carry none and stay. */
export function wordedFor(view: WorkoutView, units: UnitPreferences): WorkoutView {
  const { result } = view.analysis;
  const repairs = result.repairs.map((repair) => ({
    ...repair,
    text: wordsInUnits(repair.text, units),
  }));
  return { ...view, analysis: { ...view.analysis, result: { ...result, repairs } } };
}
