import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Analysis } from '#analysis/analysis.js';
import type { WorkoutView } from '../library/workout-views.js';
import type { Workout } from '../workout.js';

/** Everything that a coach may know about one workout of an athlete. */
export interface WorkoutForCoach extends AnalysedWorkout {
  readonly userId: string;
}

/** A workout that is being stored, without its samples. */
export function factsOf(workout: Workout, analysis: Analysis): WorkoutForCoach {
  const { id, userId, fileName, durationS, elapsedS, distanceM, summary, recording } = workout;
  const { sport, family, indoor, utcOffsetS, warnings, deviceName, channels } = recording;
  return {
    ...{ id, userId, fileName, durationS, elapsedS, distanceM, summary, analysis },
    ...{ sport, family, indoor, utcOffsetS, warnings },
    ...{ deviceName, powerSource: channels.power?.source ?? null },
    startTime: new Date(recording.startTimeMs),
  };
}

/** A workout as it was read back. */
export function forCoach(userId: string, view: WorkoutView): WorkoutForCoach {
  const { device: _device, recorded: _recorded, plan: _plan, reports: _reports, ...facts } = view;
  return { ...facts, userId, analysis: view.analysis.result };
}
