import { type Activity, type FieldName, ZONES } from './answers.js';

export type StepId = 'basic' | 'training' | 'health' | 'power' | 'pace' | 'heartRate' | 'goals';

export interface Step {
  readonly id: StepId;
  readonly title: string;
  /**
   * What the server calls the step where it tells what is missing; the title where nothing else is
   * said.
   */
  readonly label: string;
  /** In the order of the page. */
  readonly fields: readonly FieldName[];
  /** Who gets to see it; everybody where nothing is said. */
  readonly only?: Activity;
}

const zones = (family: 'powerZone' | 'paceZone' | 'cyclingHRZone' | 'runningHRZone'): FieldName[] =>
  ZONES.flatMap((zone): FieldName[] => [`${family}${zone}Min`, `${family}${zone}Max`]);

const step = (
  id: StepId,
  title: string,
  fields: readonly FieldName[],
  more: Partial<Step> = {},
): Step => ({ id, title, label: title, fields, ...more });

const STEPS: readonly Step[] = [
  step('basic', 'Basic Information', ['unitSystem', 'age', 'gender', 'heightCm', 'weightKg'], {
    label: 'Personal Info',
  }),
  step('training', 'Training Background', [
    'activityTypes',
    'trainingVolumeHours',
    'trainingBackground',
    'fitnessGoal',
    'usesPowerMeter',
    'usesHeartRateMonitor',
    'usesSmartTrainer',
    'gpsComputer',
  ]),
  step('health', 'Health & Lifestyle', [
    'workType',
    'sleepQuality',
    'stressLevel',
    'hasInjuries',
    'medicalConditions',
    'medications',
  ]),
  step('power', 'Power Zones', ['currentFTP', 'ftpGoal', ...zones('powerZone')], {
    only: 'CYCLING',
  }),
  step(
    'pace',
    'Running Pace Zones',
    [
      'runningPaceUnit',
      'best5kTime',
      'best10kTime',
      ...zones('paceZone'),
      'goal5kTime',
      'goal10kTime',
      'goalMarathonTime',
    ],
    { only: 'RUNNING' },
  ),
  step('heartRate', 'Heart Rate Zones', [
    'maxHR',
    'restingHR',
    ...zones('cyclingHRZone'),
    ...zones('runningHRZone'),
  ]),
  step('goals', 'Goals & Planning', [
    'primaryGoal',
    'eventType',
    'seasonPeakDate',
    'rideDaysPerWeek',
    'goalDetails',
  ]),
];

const OTHERS: Readonly<Record<Activity, string>> = {
  CYCLING: 'runningHRZone',
  RUNNING: 'cyclingHRZone',
};

/**
 * Heart-rate zones are asked for the chosen activity alone; where none or both are chosen, for
 * both.
 */
function asked(
  fields: readonly FieldName[],
  activities: readonly Activity[],
): readonly FieldName[] {
  const [only, ...more] = activities;
  return only === undefined || more.length > 0
    ? fields
    : fields.filter((name) => !name.startsWith(OTHERS[only]));
}

/**
 * The five to seven steps that the chosen activities ask for, each with the fields that it shows.
 */
export function stepsFor(activities: readonly Activity[]): readonly Step[] {
  return STEPS.filter(({ only }) => only === undefined || activities.includes(only)).map(
    (step) => ({ ...step, fields: asked(step.fields, activities) }),
  );
}

/** The number of a step as the page shows it, from 1 on, held within the steps that there are. */
export function stepNumber(wanted: number | null | undefined, steps: readonly Step[]): number {
  return Math.min(steps.length, Math.max(1, Math.trunc(wanted ?? 1) || 1));
}
