import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { temperatureChange, text, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { againFacts } from './again.js';
import type { PastWorkout, WorkoutPast } from './past.js';

const METHOD = 'workouts of the same route, by the squares of the map that it goes through';

/** The same route done before: how the moving time differs, and at what heart rate. */
export function routeFacts(
  { workout, routes = [] }: Pick<WorkoutPast, 'workout' | 'routes'>,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const same = routes.find(({ direction }) => direction === 'same');
  const [back] = routes.find(({ direction }) => direction === 'reversed')?.workouts ?? [];
  const earlier = (same?.workouts ?? []).filter((other) => isOneEffort(other));
  const [last] = earlier;
  const around = back && !last ? reversedFact(back) : null;
  if (!same || !last || !isOneEffort(workout)) return [around];
  return [
    ...againFacts({
      key: 'route',
      way: 'this route',
      method: METHOD,
      now: timeOf(workout),
      earlier: earlier.map((other) => ({ ...timeOf(other), ...idOf(other) })),
      count: same.count - (same.workouts.length - earlier.length),
    }),
    warmer(workout, last, units),
    around,
  ];
}

/** Rests decide the time of an interval session. */
function isOneEffort({ shape }: PastWorkout): boolean {
  return shape !== 'intervals';
}

function timeOf({ movingS, metrics, family }: PastWorkout) {
  return {
    seconds: movingS,
    powerW: family === 'cycling' ? (metrics['averagePower'] ?? null) : null,
    heartRate: metrics['averageHeartRate'] ?? null,
  };
}

function idOf({ workoutId, day }: PastWorkout) {
  return { workoutId, day };
}

function reversedFact({ day, workoutId }: PastWorkout): FactDraft {
  const label = 'Day of the last time over this route the other way round';
  return text(named('reversed', label, day, workoutId), shownDay(day));
}

function warmer(now: PastWorkout, then: PastWorkout, units: UnitPreferences): FactDraft | null {
  const [warm, warmer] = [then.metrics['averageTemperature'], now.metrics['averageTemperature']];
  if (warm === undefined || warmer === undefined) return null;
  const name = named(
    'change.temperature',
    `Temperature at the device against ${shownDay(then.day)}`,
    then.day,
    then.workoutId,
  );
  return temperatureChange({ ...name, about: ['change', 'temperature'] }, warmer - warm, units);
}

function named(part: string, label: string, day: string, workoutId: string): FactName {
  return {
    key: `route.${part}`,
    label,
    about: [],
    method: METHOD,
    quality: 'derived',
    subject: day,
    whose: { label, workout: shownDay(day), workoutId },
  };
}
