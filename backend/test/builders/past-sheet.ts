import type { Recording } from '#analysis/recording/recording.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { workoutHistoryFacts } from '#coaching/domain/facts/history/workout-history-facts.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { historyOf } from '#test/eval/world/in-memory-past.js';
import { coachedWorkout, lookAt } from './coached-workout.builder.js';
import { ATHLETE } from './recording.builder.js';

const DAY_MS = 86_400_000;

/** The sheet of the last of an athlete's recordings, each so many days after the first. */
export async function sheetAfter(
  recordings: readonly (readonly [day: number, recording: Recording])[],
): Promise<FactSheet> {
  const workouts = recordings.map(([day, recording], at) => {
    const startTimeMs = recording.startTimeMs + day * DAY_MS;
    const workout = coachedWorkout({ ...recording, startTimeMs }, ATHLETE, {
      id: `0197c9c0-0000-7000-8000-${String(at).padStart(12, '0')}`,
    });
    return { workout, stored: { ...workout, userId: 'athlete' } };
  });
  const last = workouts.at(-1);
  if (!last) throw new Error('There is no workout.');
  const history = historyOf(
    workouts.map(({ stored }) => ({ workout: stored })),
    last.workout.startTime,
  );
  const past = await history.ofWorkout('athlete', last.workout.id);
  return buildFactSheet(last.workout, METRIC_UNITS, {
    look: lookAt(last.workout),
    history: workoutHistoryFacts(past, last.workout.analysis, METRIC_UNITS),
  });
}
