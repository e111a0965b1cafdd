import { analyse } from '#analysis/analyse.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { closerLook, type CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { sessionTotals } from '#workouts/domain/summary/session-totals.js';
import { summarise } from '#workouts/domain/summary/summarise.js';
import { ATHLETE } from './recording.builder.js';

const recordings = new WeakMap<
  AnalysedWorkout,
  { readonly recording: Recording; readonly thresholds: Thresholds }
>();

/** The samples of a workout that `coachedWorkout` made, as the coach looks closer at them. */
export function lookAt(workout: AnalysedWorkout): CloserLook {
  const made = recordings.get(workout);
  if (!made) throw new Error('this workout was not made by coachedWorkout');
  return closerLook(made.recording, made.thresholds);
}

/**
 * A workout as the coach gets it: the recording through the real engine, with the athlete's
 * thresholds.
 */
export function coachedWorkout(
  recording: Recording,
  thresholds: Thresholds = ATHLETE,
  changes: Partial<AnalysedWorkout> = {},
): AnalysedWorkout {
  const analysis = analyse(recording, thresholds);
  const workout: AnalysedWorkout = {
    id: '0197c9c0-0000-7000-8000-000000000001',
    sport: recording.sport,
    family: recording.family,
    indoor: recording.indoor,
    startTime: new Date(recording.startTimeMs),
    utcOffsetS: recording.utcOffsetS,
    ...sessionTotals(recording, analysis),
    fileName: 'morning.fit',
    summary: summarise(recording, analysis),
    analysis,
    warnings: recording.warnings,
    ...changes,
  };
  recordings.set(workout, { recording, thresholds });
  return workout;
}
