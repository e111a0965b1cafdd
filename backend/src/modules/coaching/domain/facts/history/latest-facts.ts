import { bestLoad } from '#analysis/load/workout-load.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { decimal, distance, duration, type FactName, text } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { PastWorkout } from './past.js';

const KINDS = {
  steady: 'steady',
  rolling: 'mostly steady',
  stochastic: 'uneven',
  intervals: 'intervals',
  race: 'race effort',
  unknown: 'of unknown shape',
} as const;

/** The newest workouts, one by one. */
export function latestFacts(
  latest: readonly PastWorkout[],
  units: UnitPreferences,
): (FactDraft | null)[] {
  return latest.flatMap((workout, index) => {
    const noun = workout.family === 'running' ? 'run' : 'ride';
    const when = `the ${noun} of ${shownDay(workout.day)}`;
    const name = (key: string, label: string, about: string[] = []): FactName => ({
      key: `latest.${index + 1}.${key}`,
      label: `${label} of ${when}`,
      about,
      method: 'stored workouts',
      quality: 'derived',
      subject: workout.day,
      whose: { label, workout: shownDay(workout.day), workoutId: workout.workoutId },
    });
    const load = bestLoad(workout.load);
    return [
      text(
        {
          ...name('what', ''),
          label: back(index),
          whose: {
            label: back(index),
            workout: shownDay(workout.day),
            workoutId: workout.workoutId,
          },
        },
        `${KINDS[workout.shape]} ${workout.indoor ? 'indoor ' : ''}${noun}, ` +
          `${shownDay(workout.day)}`,
      ),
      duration(name('time', 'Moving time', ['time']), workout.movingS),
      workout.distanceM === null
        ? null
        : distance(name('distance', 'Distance', ['distance']), workout.distanceM, units),
      load === null ? null : decimal(name('load', 'Load', ['load']), load.load, '', 0),
    ];
  });
}

function back(index: number): string {
  return index === 0 ? 'The latest workout' : `Workout ${index + 1} back`;
}
