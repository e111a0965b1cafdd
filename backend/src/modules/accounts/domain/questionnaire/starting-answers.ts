import type { RegisteredSport } from '../user.js';
import type { ActivityType, Answers } from './answers.js';

const ACTIVITIES: Record<RegisteredSport, readonly ActivityType[]> = {
  CYCLING: ['CYCLING'],
  RUNNING: ['RUNNING'],
  BOTH: ['RUNNING', 'CYCLING'],
};

/**
 * What the wizard shows before anything was answered. Activities follow the registration once; X-08
 * of the checklist.
 */
export function startingAnswers(sport: RegisteredSport): Answers {
  return {
    activityTypes: ACTIVITIES[sport],
    unitSystem: 'METRIC',
    trainingBackground: 'INTERMEDIATE',
    fitnessGoal: 'FITNESS',
    workType: 'SITTING',
    runningPaceUnit: 'min/km',
  };
}
