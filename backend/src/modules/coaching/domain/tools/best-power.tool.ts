import { clock, spokenSeconds } from '../display/duration.js';
import { bestPowerOf } from '../facts/closer/best-place.js';
import { quantity, whole } from '../facts/draft.js';
import { found, ownedBy, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

const LONGEST_S = 6 * 3600;

/** The highest mean power over so many seconds, and where it was held. */
export const bestPower: Tool = {
  name: 'best_power',
  description: 'Best average power of a ride over a number of seconds, and when it began.',
  parameters: schema(
    { seconds: { type: 'integer', minimum: 1, maximum: LONGEST_S }, subject: SUBJECT },
    ['seconds'],
  ),
  fits: ({ workouts }) =>
    workouts.some(({ look, workout }) => look !== null && workout.family === 'cycling'),
  run(args, world) {
    const { seconds } = args;
    if (
      typeof seconds !== 'number' ||
      !Number.isInteger(seconds) ||
      seconds < 1 ||
      seconds > LONGEST_S
    )
      return refused('INVALID_ARGUMENT', 'a length of 1 second to 6 hours must be named');
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    if (one.workout.family !== 'cycling')
      return refused('NOT_JUDGED', 'the power of a run has no common scale');
    if (one.look === null)
      return refused('NOT_THERE', 'the recording of this workout is not at hand');
    const seen = one.look();
    const best = bestPowerOf(seen, seconds);
    if (best === null)
      return refused(
        'NOT_THERE',
        seen.ground.grid.channels.power === undefined
          ? 'there is no power data in this file'
          : 'it holds no stretch of that length with power',
      );
    const { place } = best;
    // The curve on the sheet is the analysis' own; where it holds the length, both say the same.
    const watts =
      one.workout.analysis.curves.power?.find((point) => point.seconds === seconds)?.watts ??
      best.watts;
    const { prefix, whose } = ownedBy(one, world);
    const length = spokenSeconds(seconds);
    const quality = seen.original.channels.power?.source === 'estimated' ? 'estimated' : 'measured';
    const row = { method: 'best_power', at: place, quality, ...whose } as const;
    const start = place.from - (seen.ground.grid.time[0] ?? 0);
    return found([
      whole(
        {
          ...row,
          key: `${prefix}power.best.${seconds}`,
          label: `Best ${length} power`,
          about: ['best', 'power'],
        },
        watts,
        'W',
      ),
      quantity(
        {
          ...row,
          key: `${prefix}power.best.${seconds}.start`,
          label: `Start of the best ${length} power`,
          about: ['time'],
        },
        start,
        's',
        clock(start),
      ),
    ]);
  },
};
