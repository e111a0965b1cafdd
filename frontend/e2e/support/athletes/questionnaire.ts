import type { Answers } from '../../../src/features/accounts/model/onboarding/answers.js';
import { workedOut } from '../../../src/features/accounts/model/onboarding/zone-fields.js';

const answers = {
  age: 34,
  gender: 'female',
  heightCm: 172,
  weightKg: 63.5,
  unitSystem: 'METRIC',
  activityTypes: ['CYCLING', 'RUNNING'],
  trainingVolumeHours: 8,
  trainingBackground: 'ADVANCED',
  fitnessGoal: 'PERFORMANCE',
  usesPowerMeter: true,
  usesHeartRateMonitor: true,
  gpsComputer: 'Edge 540',
  workType: 'SITTING',
  sleepQuality: 'Good, 7 to 8 hours',
  stressLevel: 'Moderate',
  hasInjuries: false,
  currentFTP: 240,
  ftpGoal: 255,
  runningPaceUnit: 'min/km',
  best5kTime: '22:30',
  best5kTimeSeconds: 1350,
  goal10kTime: '45:00',
  goal10kTimeSeconds: 2700,
  maxHR: 188,
  restingHR: 52,
  primaryGoal: 'RACE_PREPARATION',
  eventType: 'Gran fondo',
  seasonPeakDate: '2027-06-12T00:00:00.000Z',
  rideDaysPerWeek: 5,
  goalDetails: 'Finish in the first half without blowing up on the last climb.',
} as const;

const families = ['powerZone', 'paceZone', 'cyclingHRZone', 'runningHRZone'] as const;

/**
 * Answers of an athlete who rides and runs, as the draft takes them: complete, with all zones
 * worked out.
 */
export const fullAnswers = families.reduce<Answers>(
  (known, family) => ({ ...known, ...workedOut(family, known) }),
  answers,
);

/**
 * The same athlete without thresholds beyond what must be answered, for whom everything of zones is
 * still open.
 */
export const requiredAnswers = {
  age: 34,
  gender: 'female',
  heightCm: 172,
  weightKg: 63.5,
  trainingVolumeHours: 8,
  sleepQuality: 'Good',
  stressLevel: 'Low',
  maxHR: 188,
  restingHR: 52,
} as const;
