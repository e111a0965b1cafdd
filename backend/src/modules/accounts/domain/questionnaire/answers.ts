/** What a choice of the questionnaire may be. Source: specification 000, section 3. */
export const CHOICES = {
  gender: ['male', 'female', 'other'],
  unitSystem: ['METRIC', 'IMPERIAL'],
  trainingBackground: ['NEW', 'INTERMEDIATE', 'ADVANCED'],
  workType: ['SITTING', 'STANDING', 'SHIFT', 'MIXED'],
  primaryGoal: [
    'ENDURANCE',
    'SPEED',
    'POWER',
    'WEIGHT_LOSS',
    'GENERAL_FITNESS',
    'RACE_PREPARATION',
    'RECOVERY',
  ],
  runningPaceUnit: ['min/km', 'min/mi'],
} as const;

export const ACTIVITY_TYPES = ['RUNNING', 'CYCLING'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** The sets of five zones in the questionnaire. */
export type ZoneSet = 'power' | 'pace' | 'cyclingHR' | 'runningHR';
export const ZONE_NUMBERS = [1, 2, 3, 4, 5] as const;
export type ZoneField<S extends string = ZoneSet> =
  `${S}Zone${(typeof ZONE_NUMBERS)[number]}${'Min' | 'Max'}`;

type Choices = { readonly [K in keyof typeof CHOICES]?: (typeof CHOICES)[K][number] };
type ZoneNumbers = { readonly [K in ZoneField<'power' | 'cyclingHR' | 'runningHR'>]?: number };
type ZonePaces = { readonly [K in ZoneField<'pace'>]?: string };
type NumberField =
  | 'age'
  | 'heightCm'
  | 'weightKg'
  | 'trainingVolumeHours'
  | 'rideDaysPerWeek'
  | 'currentFTP'
  | 'ftpGoal'
  | 'maxHR'
  | 'restingHR'
  | 'best5kTimeSeconds'
  | 'best10kTimeSeconds'
  | 'goal5kTimeSeconds'
  | 'goal10kTimeSeconds'
  | 'goalMarathonTimeSeconds';
type TextField =
  | 'fitnessGoal'
  | 'gpsComputer'
  | 'medicalConditions'
  | 'medications'
  | 'sleepQuality'
  | 'stressLevel'
  | 'eventType'
  | 'goalDetails'
  | 'best5kTime'
  | 'best10kTime'
  | 'goal5kTime'
  | 'goal10kTime'
  | 'goalMarathonTime'
  /** An ISO 8601 date or time. */
  | 'seasonPeakDate';
type YesNoField = 'usesPowerMeter' | 'usesHeartRateMonitor' | 'usesSmartTrainer' | 'hasInjuries';

/**
 * The answers that were given; a field that is not there was not answered. cm, kg, hours a week,
 * days a week, W, bpm, s. Pace zones are `m:ss` in `runningPaceUnit`; of a pace zone `Min` is the
 * slower end.
 */
export type Answers = Choices &
  ZoneNumbers &
  ZonePaces & { readonly [K in NumberField]?: number } & { readonly [K in TextField]?: string } & {
    readonly [K in YesNoField]?: boolean;
  } & { readonly activityTypes?: readonly ActivityType[] };

/** A change of answers: null takes one back, what is not there stays. */
export type AnswerChanges = { readonly [K in keyof Answers]?: Answers[K] | null };

/** The answers after a change. */
export function changedAnswers(answers: Answers, changes: AnswerChanges): Answers {
  return Object.fromEntries(
    Object.entries({ ...answers, ...changes }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
}
