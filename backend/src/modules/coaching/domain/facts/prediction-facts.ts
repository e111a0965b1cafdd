import { clock } from '../display/duration.js';
import { distanceName } from '../display/quantities.js';
import type { CoachedWorkout } from './coached-workout.js';
import { text } from './draft.js';
import type { FactDraft } from './fact.js';

/** What an all-out run foretells, as the engine's range; empty where nothing in the run was all-out. */
export function predictionFacts({ analysis }: CoachedWorkout): FactDraft[] {
  const { racePredictions } = analysis;
  if (!racePredictions) return [];
  const from = distanceName(racePredictions.from.distanceM);
  return racePredictions.races
    .filter(({ distanceM }) => distanceM !== racePredictions.from.distanceM)
    .map(({ distanceM, fastestS, slowestS }) => {
      const label = `Predicted ${distanceName(distanceM)}, from the best ${from}`;
      const name = { key: `prediction.${distanceM}`, label, about: ['prediction'], method: 'engine race predictions (Riegel, VDOT)' };
      return text({ ...name, quality: 'estimated' }, `${clock(fastestS)} to ${clock(slowestS)}`);
    });
}
