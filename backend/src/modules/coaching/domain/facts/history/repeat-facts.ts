import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import {
  count,
  paceChange,
  percentChange,
  speedOrPace,
  temperatureChange,
  text,
  whole,
  wholeChange,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { PastWorkout } from './past.js';

const METHOD = 'work intervals of sessions with as many of one length';

/**
 * Earlier sessions with the same intervals, newest first, and how this one differs from each:
 * output, heart rate, and heat.
 */
export function repeatFacts(
  workout: PastWorkout,
  repeats: readonly PastWorkout[],
  units: UnitPreferences,
): (FactDraft | null)[] {
  if (workout.reps === null) return [];
  return [
    count(
      {
        key: 'repeats.count',
        label: 'Earlier sessions with as many work intervals of this length',
        about: ['count'],
        method: METHOD,
      },
      repeats.length,
    ),
    ...repeats.flatMap((earlier, index) => against(workout, earlier, index + 1, units)),
  ];
}

function against(
  workout: PastWorkout,
  earlier: PastWorkout,
  place: number,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const [now, then] = [workout.reps, earlier.reps];
  if (now === null || then === null) return [];
  const running = workout.family === 'running';
  const when = shownDay(earlier.day);
  const name = (part: string, label: string, about: string[]): FactName => ({
    key: `repeats.${place}.${part}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    subject: earlier.day,
    whose: {
      label: label.replace(` of ${when}`, '').replace(` against ${when}`, ''),
      workout: part.startsWith('change.') ? `against ${when}` : when,
      workoutId: earlier.workoutId,
    },
  });
  const [warm, warmer] = [
    earlier.metrics['averageTemperature'],
    workout.metrics['averageTemperature'],
  ];
  return [
    text(
      name(
        'day',
        place === 1
          ? 'Day of the last session with the same intervals'
          : `Day of session ${place} back with the same intervals`,
        [],
      ),
      when,
    ),
    earlier.indoor === workout.indoor
      ? null
      : text(
          name('place', `Where the intervals of ${when} were`, []),
          earlier.indoor ? 'indoors' : 'outdoors',
        ),
    running || then.powerW === null
      ? null
      : whole(
          name('power', `Average power of the work intervals of ${when}`, ['average', 'power']),
          then.powerW,
          'W',
        ),
    running || !then.powerW || now.powerW === null
      ? null
      : percentChange(
          name('change.power', `Power of the work intervals against ${when}`, ['change', 'power']),
          (now.powerW / then.powerW - 1) * 100,
        ),
    !running || then.speedMps === null
      ? null
      : speedOrPace(
          name('speed', `Average pace of the work intervals of ${when}`, ['average', 'speed']),
          then.speedMps,
          true,
          units,
        ),
    !running || !then.speedMps || !now.speedMps
      ? null
      : paceChange(
          name('change.pace', `Pace of the work intervals against ${when}`, ['change', 'speed']),
          then.speedMps,
          now.speedMps,
          units,
        ),
    then.heartRate === null
      ? null
      : whole(
          name('heartRate', `Average heart rate of the work intervals of ${when}`, [
            'average',
            'heartRate',
          ]),
          then.heartRate,
          'bpm',
        ),
    then.heartRate === null || now.heartRate === null
      ? null
      : wholeChange(
          name('change.heartRate', `Heart rate of the work intervals against ${when}`, [
            'change',
            'heartRate',
          ]),
          Math.round(now.heartRate) - Math.round(then.heartRate),
          'bpm',
        ),
    warm === undefined || warmer === undefined
      ? null
      : temperatureChange(
          name('change.temperature', `Temperature at the device against ${when}`, [
            'change',
            'temperature',
          ]),
          warmer - warm,
          units,
        ),
  ];
}
