import { riegel } from '#analysis/running/predict-races.js';
import { timeOfVdot } from '#analysis/running/vdot.js';
import { distanceName } from '../display/quantities.js';
import { asClause } from '../facts/workout/metric-facts.js';
import { clockTime, text, type FactName } from '../facts/draft.js';
import { clock } from '../display/duration.js';
import { found, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

const SHORTEST_M = 1500;
const LONGEST_M = 42_195;
/** Nothing is foretold for a race so many times as long or as short, as in the engine. */
const FARTHEST = 8.5;
/**
 * Runners differ in how much they lose over distance: exponents between which they lie, as in the
 * engine; beyond the half marathon they lose more.
 */
const USUAL = { low: 1.04, high: 1.08 } as const;
const LONG = { low: 1.06, high: 1.15 } as const;
const LONG_FROM_M = 30_000;

/** The time over a distance that an all-out run predicts; nothing from any other run. */
export const predict: Tool = {
  name: 'predict',
  description:
    'The race time over a distance in metres that an all-out run predicts, as a range with ' +
    'both formulas. Only from an all-out run.',
  parameters: schema(
    { metres: { type: 'number', minimum: SHORTEST_M, maximum: LONGEST_M }, subject: SUBJECT },
    ['metres'],
  ),
  fits: ({ workouts }) => workouts.some(({ workout }) => workout.family === 'running'),
  run(args, world) {
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    const { metres } = args;
    if (typeof metres !== 'number' || !(metres >= SHORTEST_M && metres <= LONGEST_M))
      return refused('INVALID_ARGUMENT', 'races of 1500 m to a marathon can be foretold');
    const { analysis } = one.workout;
    const source = analysis.racePredictions;
    if (!source)
      return refused(
        'NOT_JUDGED',
        asClause(analysis.metrics['vdot']?.reason ?? 'no run was all-out'),
      );
    const ratio = metres / source.from.distanceM;
    if (ratio > FARTHEST || ratio < 1 / FARTHEST)
      return refused(
        'NOT_JUDGED',
        `the best ${distanceName(source.from.distanceM)} says nothing about a race so much ` +
          'longer or shorter',
      );
    const prefix = world.workouts.length > 1 ? `${one.name}.` : '';
    const exponents = metres >= LONG_FROM_M ? LONG : USUAL;
    const times = [
      timeOfVdot(source.vdot, metres),
      riegel(source.from.seconds, source.from.distanceM, metres, exponents.low),
      riegel(source.from.seconds, source.from.distanceM, metres, exponents.high),
    ];
    const name = (part: string, label: string): FactName => ({
      key: `${prefix}predicted.${metres}.${part}`,
      label: `${label} ${distanceName(metres)}, from the best ${distanceName(source.from.distanceM)}`,
      about: ['prediction'],
      method: 'predict',
      quality: 'estimated',
    });
    return found([
      text(
        name('range', 'Predicted'),
        `${clock(Math.min(...times))} to ${clock(Math.max(...times))}`,
      ),
      clockTime(
        name('riegel', 'Predicted by Riegel'),
        riegel(source.from.seconds, source.from.distanceM, metres),
      ),
      clockTime(name('vdot', 'Predicted by VDOT'), times[0] as number),
    ]);
  },
};
