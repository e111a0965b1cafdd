import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { bestPowerOf } from './best-place.js';
import type { CloserLook } from './closer-look.js';
import { stretchOf } from './stretch.js';

/** Lengths in which the heart has time to follow: a surge, a hard stretch. s. */
const LENGTHS_S = [60, 300, 600];
const METHOD = 'engine mean-maximal power';

/** The heart rate while the best powers of a ride were held. */
export function bestHeartFacts(
  { family }: AnalysedWorkout,
  look: CloserLook,
): (FactDraft | null)[] {
  if (family !== 'cycling') return [];
  return LENGTHS_S.flatMap((seconds) => {
    const best = bestPowerOf(look, seconds);
    if (best === null) return [];
    const length = spokenDuration(seconds);
    const name = (what: string, label: string, about: string[], channel: string): FactName => ({
      key: `power.best.${seconds}.${what}`,
      label,
      about,
      method: METHOD,
      quality: 'derived',
      at: { ...best.place, channel },
    });
    const { avgHr, maxHr } = stretchOf(look.ground, best.place);
    return [
      avgHr === null
        ? null
        : whole(
            name('heartRate', `Heart rate over the best ${length}`, ['heartRate'], 'heartRate'),
            avgHr,
            'bpm',
          ),
      maxHr === null
        ? null
        : whole(
            name(
              'heartRateMax',
              `Highest heart rate in the best ${length}`,
              ['heartRate'],
              'heartRate',
            ),
            maxHr,
            'bpm',
          ),
    ];
  });
}
