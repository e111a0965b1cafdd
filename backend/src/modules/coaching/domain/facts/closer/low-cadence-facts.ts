import { lowCadenceStretches } from '#analysis/signals/low-cadence.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { count, duration, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

const METHOD = 'engine low cadence';
const MOST_STRETCHES = 5;

/** Stretches ridden under power at a cadence far below the usual one of the ride. */
export function lowCadenceFacts({ family }: AnalysedWorkout, { ground }: CloserLook): FactDraft[] {
  const stretches = family === 'cycling' ? lowCadenceStretches(ground.grid) : [];
  if (stretches.length === 0 || stretches.length > MOST_STRETCHES) return [];
  return [
    count(
      {
        key: 'cadence.low.count',
        label: 'Stretches of slow pedalling under power',
        about: ['count', 'cadence'],
        method: METHOD,
      },
      stretches.length,
    ),
    ...stretches.flatMap(({ from, to, seconds, cadence, powerW, heartRate }, index) => {
      const name = (what: string, label: string, about: string[]): FactName => ({
        key: `cadence.low.${index + 1}.${what}`,
        label: `${label} of slow pedalling ${index + 1}`,
        about,
        method: METHOD,
        quality: 'derived',
        at: { from, to, channel: 'cadence' },
      });
      return [
        duration(name('time', 'Length', ['time']), seconds),
        whole(name('cadence', 'Average cadence', ['average', 'cadence']), cadence, 'rpm'),
        whole(name('power', 'Average power', ['average', 'power']), powerW, 'W'),
        ...(heartRate === null
          ? []
          : [
              whole(
                name('heartRate', 'Average heart rate', ['average', 'heartRate']),
                heartRate,
                'bpm',
              ),
            ]),
      ];
    }),
  ];
}
