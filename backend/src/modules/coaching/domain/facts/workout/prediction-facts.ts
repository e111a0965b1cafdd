import { clock } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { clockTime, text } from '../draft.js';
import type { FactDraft } from '../fact.js';

/**
 * What an all-out run predicts: the effort it rests on, the engine's range, and both formulas;
 * empty where nothing in the run was all-out.
 */
export function predictionFacts({ analysis }: AnalysedWorkout): FactDraft[] {
  const { racePredictions } = analysis;
  if (!racePredictions) return [];
  const { from, races } = racePredictions;
  const source = distanceName(from.distanceM);
  const at = { from: from.startS, to: from.startS + from.seconds, channel: 'speed' };
  return [
    clockTime(
      {
        key: 'predictions.source',
        label: `The all-out effort that predictions rest on, best ${source}`,
        about: ['best', 'time'],
        method: 'engine best efforts',
        at,
      },
      from.seconds,
    ),
    ...races
      .filter(({ distanceM }) => distanceM !== from.distanceM)
      .flatMap(({ distanceM, fastestS, slowestS, riegelS, vdotS, note }) => {
        const name = (what: string, label: string, method: string) => ({
          key: what,
          label: `Predicted ${distanceName(distanceM)}${label}, from the best ${source}`,
          about: ['prediction'],
          method,
          quality: 'estimated' as const,
        });
        return [
          text(
            name(`prediction.${distanceM}`, '', 'engine race predictions (Riegel, VDOT)'),
            `${clock(fastestS)} to ${clock(slowestS)}`,
          ),
          clockTime(name(`predictions.${distanceM}.riegel`, ' by Riegel', 'Riegel 1981'), riegelS),
          clockTime(
            name(`predictions.${distanceM}.vdot`, ' by VDOT', 'Daniels and Gilbert 1979'),
            vdotS,
          ),
          ...(note === undefined
            ? []
            : [
                text(
                  {
                    ...name(`predictions.${distanceM}.note`, '', 'Vickers and Vertosick 2016'),
                    label: `Note on the predicted ${distanceName(distanceM)}`,
                    about: [],
                  },
                  note,
                ),
              ]),
        ];
      }),
  ];
}
