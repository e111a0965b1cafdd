import type { WorkoutForCoach } from './workout-for-coach.js';
import type { WorkoutView } from '../library/workout-views.js';

/** A workout as it was read back, for the coach. */
export function forCoach(userId: string, view: WorkoutView): WorkoutForCoach {
  const {
    id,
    sport,
    family,
    indoor,
    startTime,
    utcOffsetS,
    durationS,
    elapsedS,
    distanceM,
    fileName,
    summary,
    warnings,
  } = view;
  const { deviceName, title, notes } = view;
  return {
    ...{
      id,
      userId,
      sport,
      family,
      indoor,
      startTime,
      utcOffsetS,
      durationS,
      elapsedS,
      distanceM,
      fileName,
      summary,
      warnings,
    },
    ...{ deviceName, title, notes },
    analysis: view.analysis.result,
  };
}
