import { bestLoad } from '#analysis/load/workout-load.js';
import { shownDay } from '../display/day.js';
import { decimal, duration, speedOrPace, text, whole, type FactName } from '../facts/draft.js';
import { found, refused, schema, type Tool } from './tool.js';

const MOST = 5;

/** Earlier sessions like the one in question, each with a few numbers. */
export const findSimilar: Tool = {
  name: 'find_similar',
  description:
    'Earlier sessions of the same kind, place and length, newest first: day, moving time, ' +
    'power or pace, heart rate, load.',
  parameters: schema({ limit: { type: 'integer', minimum: 1, maximum: MOST } }),
  fits: ({ past }) => past !== null,
  run({ limit = 3 }, { past }, { context }) {
    if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MOST)
      return refused('INVALID_ARGUMENT', `it finds 1 to ${MOST} sessions`);
    if (past === null || past.similar.length === 0)
      return refused('NOT_THERE', 'there is no earlier session of the same kind, place and length');
    const running = past.workout.family === 'running';
    return found(
      past.similar.slice(0, limit).flatMap((earlier, index) => {
        const when = shownDay(earlier.day);
        const name = (part: string, label: string, about: string[]): FactName => ({
          key: `similar.${index + 1}.${part}`,
          label: `${label}, ${when}`,
          about,
          method: 'find_similar',
          quality: 'derived',
          subject: earlier.day,
          whose: { label, workout: when, workoutId: earlier.workoutId },
        });
        const { normalizedPower, gradeAdjustedPace, averageSpeed, averageHeartRate } =
          earlier.metrics;
        const mps = gradeAdjustedPace ? 1000 / gradeAdjustedPace : averageSpeed;
        const load = bestLoad(earlier.load);
        return [
          text(
            {
              ...name('day', '', []),
              label: `Day of similar session ${index + 1}`,
              whose: {
                label: `Similar session ${index + 1}`,
                workout: when,
                workoutId: earlier.workoutId,
              },
            },
            when,
          ),
          duration(name('time', 'Moving time', ['time']), earlier.movingS),
          running || normalizedPower === undefined
            ? null
            : whole(
                name('normalized', 'Normalized power', ['normalized', 'power']),
                normalizedPower,
                'W',
              ),
          !running || mps === undefined
            ? null
            : speedOrPace(
                name('speed', gradeAdjustedPace ? 'Grade-adjusted pace' : 'Average pace', [
                  'average',
                  'speed',
                ]),
                mps,
                true,
                context.units,
              ),
          averageHeartRate === undefined
            ? null
            : whole(
                name('heartRate', 'Average heart rate', ['average', 'heartRate']),
                averageHeartRate,
                'bpm',
              ),
          load === null ? null : decimal(name('load', 'Load', ['stress']), load.load, '', 0),
        ];
      }),
    );
  },
};
