export type Activity = 'CYCLING' | 'RUNNING';
export type UnitSystem = 'METRIC' | 'IMPERIAL';
export type PaceUnit = 'min/km' | 'min/mi';

export const ZONES = [1, 2, 3, 4, 5] as const;
export type ZoneNumber = (typeof ZONES)[number];

/** Families of zones by the beginning of their fields' names. */
export type NumberZones = 'powerZone' | 'cyclingHRZone' | 'runningHRZone';
export type ZoneFamily = NumberZones | 'paceZone';
export type ZoneEdge = 'Min' | 'Max';
export type NumberZoneField = `${NumberZones}${ZoneNumber}${ZoneEdge}`;
export type PaceZoneField = `paceZone${ZoneNumber}${ZoneEdge}`;

export type RaceTimeField =
  'best5kTime' | 'best10kTime' | 'goal5kTime' | 'goal10kTime' | 'goalMarathonTime';

type Text =
  | 'fitnessGoal'
  | 'gpsComputer'
  | 'medicalConditions'
  | 'medications'
  | 'sleepQuality'
  | 'stressLevel'
  | 'eventType'
  | 'goalDetails'
  | RaceTimeField
  | PaceZoneField;
type Quantity =
  | 'age'
  | 'heightCm'
  | 'weightKg'
  | 'trainingVolumeHours'
  | 'rideDaysPerWeek'
  | 'currentFTP'
  | 'ftpGoal'
  | 'maxHR'
  | 'restingHR'
  | `${RaceTimeField}Seconds`
  | NumberZoneField;
type Flag = 'usesPowerMeter' | 'usesHeartRateMonitor' | 'usesSmartTrainer' | 'hasInjuries';

interface Choices {
  readonly gender: 'male' | 'female' | 'other';
  readonly unitSystem: UnitSystem;
  readonly trainingBackground: 'NEW' | 'INTERMEDIATE' | 'ADVANCED';
  readonly activityTypes: readonly Activity[];
  readonly workType: 'SITTING' | 'STANDING' | 'SHIFT' | 'MIXED';
  readonly primaryGoal:
    | 'ENDURANCE'
    | 'SPEED'
    | 'POWER'
    | 'WEIGHT_LOSS'
    | 'GENERAL_FITNESS'
    | 'RACE_PREPARATION'
    | 'RECOVERY';
  readonly runningPaceUnit: PaceUnit;
  /** A day as an ISO 8601 instant at midnight UTC. */
  readonly seasonPeakDate: string;
}

type Known = Choices & { readonly [Name in Text]: string } & {
  readonly [Name in Quantity]: number;
} & { readonly [Name in Flag]: boolean };

export type FieldName = keyof Known;
export type TextField = Text;
export type QuantityField = Quantity;
export type FlagField = Flag;
export type ChoiceField = Exclude<keyof Choices, 'activityTypes' | 'seasonPeakDate'>;

/**
 * What an athlete answered, in the units of the server: centimetres, kilograms, seconds. Null
 * clears an answer.
 */
export type Answers = { readonly [Name in FieldName]?: Known[Name] | null };

/**
 * What holds where nothing was answered. It is shown, and sent only once the athlete changes it.
 */
export const DEFAULT_ANSWERS: Answers = {
  unitSystem: 'METRIC',
  trainingBackground: 'INTERMEDIATE',
  fitnessGoal: 'FITNESS',
  workType: 'SITTING',
  runningPaceUnit: 'min/km',
};

export function zoneField<Family extends ZoneFamily, Edge extends ZoneEdge>(
  family: Family,
  zone: ZoneNumber,
  edge: Edge,
): `${Family}${ZoneNumber}${Edge}` {
  return `${family}${zone}${edge}`;
}

/** The activities that the sport of the registration stands for. */
export function activitiesOf(sport: string | null | undefined): readonly Activity[] {
  if (sport === 'CYCLING' || sport === 'RUNNING') return [sport];
  return sport === 'BOTH' ? ['CYCLING', 'RUNNING'] : [];
}

export function isAnswered(value: Answers[FieldName]): boolean {
  return (
    value !== null &&
    value !== undefined &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0)
  );
}
