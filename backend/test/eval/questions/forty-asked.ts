import type { Truths } from '../truth/true-values.js';
import { EVAL_PLANS } from '../world/plans.js';
import type { Paraphrased } from './paraphrased.js';
import { RIDE_QUESTIONS } from './ride-questions.js';
import { RUN_QUESTIONS } from './run-questions.js';
import type { EvalQuestion } from './question.js';
import { traitsOf } from './traits.js';

/** Most workouts that one wording is asked of; the workouts take turns. */
const MOST_WORKOUTS = 9;

/**
 * The forty questions over the workouts that they can be asked of; those about several workouts
 * stand with comparison and history.
 */
export function fortyAsked(truthsFor: (name: string) => Truths): readonly EvalQuestion[] {
  return [...RIDE_QUESTIONS, ...RUN_QUESTIONS].flatMap((question) =>
    question.storied ? storied(question) : plain(question, truthsFor),
  );
}

function plain(
  { number, sport, wordings, expect }: Paraphrased,
  truthsFor: (name: string) => Truths,
): EvalQuestion[] {
  const fitting = EVAL_PLANS.map((plan) => traitsOf(plan, truthsFor(plan.name))).flatMap(
    (traits) => {
      const expected =
        sport === 'both' || (sport === 'ride') === traits.ride ? expect(traits) : null;
      return expected === null ? [] : [{ name: traits.plan.name, expected }];
    },
  );
  return wordings.flatMap((text, at) => {
    const turn =
      fitting.length > MOST_WORKOUTS
        ? fitting.filter(
            (_, place) => (place + at) % Math.ceil(fitting.length / MOST_WORKOUTS) === 0,
          )
        : fitting;
    return turn.map(({ name, expected }, place): EvalQuestion => ({
      group: 'the forty questions',
      number,
      text,
      about: { kind: 'workout', name },
      units: (place + at) % 4 === 3 ? 'IMPERIAL' : 'METRIC',
      expected,
    }));
  });
}

/** Asked of the last sessions of a training history, where there is a past to speak of. */
function storied({ number, sport, wordings, expect }: Paraphrased): EvalQuestion[] {
  const histories = sport === 'ride' ? ['rider', 'racer'] : ['runner', 'newRunner'];
  const kinds = [
    ['even', 3],
    ['intervals', 2],
    ['even', 1],
  ] as const;
  return histories.flatMap((history) =>
    kinds.flatMap(([meant, back]) => {
      const expected = expect({
        meant,
        ride: sport === 'ride',
        power: sport === 'ride',
        heartRate: true,
        outdoors: true,
        altitude: true,
        thresholds: true,
        basePace: sport === 'run',
        minutes: 45,
        truths: new Map(),
        faulty: false,
        plan: {
          name: 'storied',
          meant,
          athlete: 'rider',
          plan: { family: 'cycling', parts: [], seed: 1 },
        },
      });
      return expected === null
        ? []
        : wordings.map((text): EvalQuestion => ({
            group: 'the forty questions',
            number,
            text,
            about: { kind: 'workout', name: `${history} ${back}`, storied: true },
            units: 'METRIC',
            expected,
          }));
    }),
  );
}
