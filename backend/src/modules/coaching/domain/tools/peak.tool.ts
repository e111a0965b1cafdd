import { clock } from '../display/duration.js';
import { shownDistance } from '../display/quantities.js';
import { quantity, speedOrPace, whole, type FactName } from '../facts/draft.js';
import { movingRows } from '../facts/closer/rows.js';
import { found, ownedBy, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

const MEASURES = ['power', 'heartRate', 'cadence', 'speed'] as const;
const WORD = {
  power: 'power',
  heartRate: 'heart rate',
  cadence: 'cadence',
  speed: 'speed',
} as const;
const UNIT = { power: 'W', heartRate: 'bpm', cadence: 'rpm' } as const;

/** When a measure was highest: the moment from the start, the distance there, and the value. */
export const peak: Tool = {
  name: 'peak',
  description: 'When and where power, heartRate, cadence or speed was highest, and how high.',
  parameters: schema({ measure: { type: 'string', enum: MEASURES }, subject: SUBJECT }, [
    'measure',
  ]),
  fits: ({ workouts }) => workouts.some(({ look }) => look !== null),
  run(args, world, { context }) {
    const measure = MEASURES.find((one) => one === args['measure']);
    if (!measure) return refused('INVALID_ARGUMENT', `a measure is one of ${MEASURES.join(', ')}`);
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    if (one.look === null)
      return refused('NOT_THERE', 'the recording of this workout is not at hand');
    const { ground } = one.look();
    const running = one.workout.family === 'running';
    const values = ground.grid.channels[measure];
    if (values === undefined || (measure === 'power' && running))
      return refused('NOT_THERE', `no ${WORD[measure]} was recorded that can be judged`);
    const at = highest(values, movingRows(ground));
    if (at === null) return refused('NOT_THERE', `no ${WORD[measure]} was recorded`);
    const [second, start] = [ground.grid.time[at] as number, ground.grid.time[0] ?? 0];
    const metres = ground.grid.channels.distance?.[at];
    const { prefix, whose } = ownedBy(one, world);
    const name = (part: string, label: string, about: readonly string[]): FactName => ({
      key: `${prefix}peak.${measure}.${part}`,
      label,
      about,
      method: 'peak',
      ...whose,
      at: { from: second, to: second + 1, channel: measure },
    });
    const value = values[at] as number;
    const high = name('value', `Highest ${WORD[measure]}`, ['max', measure]);
    return found([
      quantity(
        name('moment', `Moment of the highest ${WORD[measure]}`, ['time']),
        second - start,
        's',
        clock(second - start),
      ),
      metres === undefined || !Number.isFinite(metres)
        ? null
        : quantity(
            name('distance', `Distance at the highest ${WORD[measure]}`, ['distance']),
            metres,
            'm',
            shownDistance(metres, context.units),
          ),
      measure === 'speed'
        ? speedOrPace(high, value, running, context.units)
        : whole(high, value, measure === 'cadence' && running ? 'spm' : UNIT[measure]),
    ]);
  },
};

function highest(values: Float64Array, counts: (row: number) => boolean): number | null {
  let best: number | null = null;
  values.forEach((value, row) => {
    if (
      Number.isFinite(value) &&
      counts(row) &&
      (best === null || value > (values[best] as number))
    )
      best = row;
  });
  return best;
}
