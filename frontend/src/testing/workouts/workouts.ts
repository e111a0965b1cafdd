import type { WorkoutListItem, WorkoutPage } from '#features/workouts/model/list/workout-list.js';

/** A ride of one hour and 30 km. */
export function listedWorkout(changes: Partial<WorkoutListItem> = {}): WorkoutListItem {
  return {
    id: 'ride-1',
    sport: 'cycling',
    family: 'cycling',
    startTime: '2026-11-17T16:42:00.000Z',
    utcOffsetS: 3600,
    durationS: 3600,
    elapsedS: 3700,
    distanceM: 30_000,
    avgSpeedMps: 30_000 / 3600,
    avgHr: 142,
    avgPower: 210,
    elevGainM: 240,
    indoor: false,
    title: null,
    automaticTitle: 'Evening ride, 30 km',
    trainingStress: 71,
    loadSource: 'power',
    headline: 'Even pacing to the end',
    rewriting: false,
    changedByEngine: null,
    Upload: { filename: 'evening.fit' },
    ...changes,
  };
}

function yearsOf(workouts: readonly WorkoutListItem[]): WorkoutPage['availableYears'] {
  const years = workouts.map(({ startTime }) => new Date(startTime).getUTCFullYear());
  return [...new Set(years)]
    .sort((one, other) => other - one)
    .map((year) => ({ year, count: years.filter((each) => each === year).length }));
}

function activitiesOf(workouts: readonly WorkoutListItem[]): WorkoutPage['availableActivities'] {
  return [...new Map(workouts.map(({ sport, family }) => [sport, family]))].map(
    ([sport, family]) => ({
      ...{ sport, family },
      count: workouts.filter((each) => each.sport === sport).length,
    }),
  );
}

export function workoutPage(
  workouts: readonly WorkoutListItem[],
  changes: Partial<WorkoutPage> = {},
): WorkoutPage {
  return {
    workouts,
    totalCount: workouts.length,
    filteredCount: workouts.length,
    availableSports: [...new Set(workouts.map(({ sport }) => sport))],
    availableActivities: activitiesOf(workouts),
    availableYears: yearsOf(workouts),
    nextCursor: null,
    ...changes,
  };
}
