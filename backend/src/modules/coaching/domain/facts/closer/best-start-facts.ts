import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { clockTime } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { bestPowerPlace } from './best-place.js';
import type { CloserLook } from './closer-look.js';

/** Lengths whose place in a ride says how it was paced, seconds. */
const LENGTHS = [30, 60, 300, 600, 1200];

/** When the best powers of a ride began. */
export function bestStartFacts(
  { family, analysis }: AnalysedWorkout,
  look: CloserLook,
): FactDraft[] {
  if (family !== 'cycling') return [];
  const known = new Set((analysis.curves.power ?? []).map(({ seconds }) => seconds));
  return LENGTHS.flatMap((seconds) => {
    const place = known.has(seconds) ? bestPowerPlace(look, seconds) : null;
    return place === null
      ? []
      : [
          clockTime(
            {
              key: `power.best.${seconds}.start`,
              label: `Start of the best ${spokenDuration(seconds)} of power`,
              about: ['time'],
              method: 'engine mean-maximal power',
              quality: 'derived',
              at: place,
            },
            place.from,
          ),
        ];
  });
}
