import { bestLoad } from '#analysis/load/workout-load.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { count, decimal, duration, text, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { EarlierMost, PastWorkout, Rhythm } from './past.js';

const METHOD = 'stored workouts';
/** The largest among fewer is nothing out of the ordinary (ours). */
const ENOUGH = 10;

/** How a workout follows those before it: days off, days in a row, the longest and the hardest. */
export function rhythmFacts(
  workout: PastWorkout,
  rhythm: Rhythm | undefined,
): (FactDraft | null)[] {
  if (!rhythm) return [];
  const noun = workout.family === 'running' ? 'run' : 'ride';
  const name = (part: string, label: string, about: readonly string[]): FactName => ({
    ...{ key: `rhythm.${part}`, label, about, method: METHOD, quality: 'derived' },
  });
  const load = bestLoad(workout.load)?.load ?? null;
  const { daysOff, daysInARow, largestLoad, longest } = rhythm;
  return [
    daysOff === null
      ? null
      : count(name('daysOff', 'Days without a workout before this one', ['count']), daysOff),
    count(name('daysInARow', 'Days in a row with a workout', ['count']), daysInARow),
    ...(isMost(load, largestLoad)
      ? [
          decimal(name('ownLoad', `Load of this ${noun}`, ['load']), load ?? 0, '', 0),
          decimal(
            name('largestLoad', 'Largest load of the 90 days before', ['load']),
            largestLoad?.value ?? 0,
            '',
            0,
          ),
          text(
            name('largestLoadDay', 'Day of the largest load before', []),
            shownDay(largestLoad?.day ?? workout.day),
          ),
        ]
      : []),
    ...(isMost(workout.movingS, longest)
      ? [
          duration(name('ownTime', `Moving time of this ${noun}`, ['time']), workout.movingS),
          duration(name('longest', `Longest earlier ${noun}`, ['time']), longest?.value ?? 0),
          text(
            name('longestDay', `Day of the longest earlier ${noun}`, []),
            shownDay(longest?.day ?? workout.day),
          ),
        ]
      : []),
  ];
}

/** Whether a value is above every one of enough earlier ones. */
function isMost(value: number | null, before: EarlierMost | null): boolean {
  return value !== null && before !== null && before.workouts >= ENOUGH && value > before.value;
}
