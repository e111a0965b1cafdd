import type { Analysis } from '#analysis/analysis.js';
import type { Workout } from '../workout.js';
import type { WorkoutForCoach } from './workout-for-coach.js';

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
