import type { FieldName } from './answers.js';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export interface Field {
  readonly label: string;
  /** Why it is asked, in a few words. */
  readonly help?: string;
  /** Stands in the control, behind the value. */
  readonly unit?: string;
  readonly required?: boolean;
  /** The same that the server holds; they refuse only nonsense. */
  readonly bounds?: Bounds;
  readonly whole?: boolean;
  readonly placeholder?: string;
  /** Offered below the field; anything else may be written too. */
  readonly suggestions?: readonly string[];
}

type Zone = Extract<FieldName, `${string}Zone${string}`>;

const between = (min: number, max: number): Bounds => ({ min, max });

// Seconds, from below the world records to a walk.
const FIVE_KM = between(700, 3 * 3600);
const TEN_KM = between(1500, 6 * 3600);
const MARATHON = between(7000, 12 * 3600);

export const FIELDS: Readonly<Record<Exclude<FieldName, Zone | `${string}Seconds`>, Field>> = {
  unitSystem: { label: 'Units' },
  age: {
    label: 'Age',
    unit: 'years',
    required: true,
    whole: true,
    bounds: between(13, 120),
    help: 'Recovery and heart rate change with the years.',
  },
  gender: {
    label: 'Gender',
    required: true,
    help: 'Training load uses a formula that depends on sex.',
  },
  heightCm: {
    label: 'Height',
    required: true,
    bounds: between(90, 250),
    help: 'Weight alone says little about build.',
  },
  weightKg: {
    label: 'Weight',
    required: true,
    bounds: between(25, 300),
    help: 'Power is judged per kilogram.',
  },

  activityTypes: { label: 'Activities', help: 'Only their zones are asked for.' },
  trainingVolumeHours: {
    label: 'Training per week',
    unit: 'hours',
    required: true,
    bounds: between(0, 60),
    help: 'What is a long session for you depends on it.',
  },
  trainingBackground: {
    label: 'Training background',
    required: true,
    help: 'What is new to you, and what is routine.',
  },
  fitnessGoal: {
    label: 'What you train for',
    help: 'What counts as a good session depends on it.',
  },
  usesPowerMeter: { label: 'Power meter' },
  usesHeartRateMonitor: { label: 'Heart rate monitor' },
  usesSmartTrainer: { label: 'Smart trainer' },
  gpsComputer: {
    label: 'Bike computer or watch',
    placeholder: 'Such as an Edge 540',
    help: 'Devices have habits of their own in what they record.',
  },

  workType: {
    label: 'Your working day',
    required: true,
    help: 'Standing all day slows the recovery of your legs.',
  },
  sleepQuality: {
    label: 'Sleep quality',
    required: true,
    suggestions: ['Good, 7 to 8 hours', 'Fair, I wake up at night', 'Poor, under 6 hours'],
    help: 'A heart rate that is high for the effort is often a short night.',
  },
  stressLevel: {
    label: 'Stress level',
    required: true,
    suggestions: ['Low', 'Moderate', 'High'],
    help: 'Strain off the bike adds to strain on it.',
  },
  hasInjuries: {
    label: 'I have an injury, or am coming back from one',
    help: 'Advice then leaves room for it.',
  },
  medicalConditions: {
    label: 'Medical conditions',
    placeholder: 'Such as asthma or high blood pressure',
    help: 'Only what may show in your training.',
  },
  medications: {
    label: 'Medications',
    placeholder: 'Such as a beta blocker',
    help: 'Some hold the heart rate down; zones must know.',
  },

  currentFTP: {
    label: 'Current FTP',
    unit: 'W',
    bounds: between(30, 700),
    help: 'The power you can hold for about an hour; 95% of your best 20 minutes is close.',
  },
  ftpGoal: {
    label: 'FTP goal',
    unit: 'W',
    bounds: between(30, 700),
    help: 'Where you want to be this season.',
  },

  runningPaceUnit: { label: 'Pace in' },
  best5kTime: { label: 'Best 5 km', bounds: FIVE_KM, help: 'Of the last months, such as 24:30.' },
  best10kTime: {
    label: 'Best 10 km',
    bounds: TEN_KM,
    help: 'Such as 51:00; used without a 5 km time.',
  },
  goal5kTime: { label: '5 km goal', bounds: FIVE_KM, help: 'Such as 23:00, or minutes alone.' },
  goal10kTime: { label: '10 km goal', bounds: TEN_KM, help: 'Such as 48:00, or minutes alone.' },
  goalMarathonTime: {
    label: 'Marathon goal',
    bounds: MARATHON,
    help: 'Such as 3:45:00, or minutes alone.',
  },

  maxHR: {
    label: 'Max heart rate',
    unit: 'bpm',
    required: true,
    bounds: between(100, 250),
    help: 'The highest you have seen at the end of an all-out effort.',
  },
  restingHR: {
    label: 'Resting heart rate',
    unit: 'bpm',
    required: true,
    bounds: between(25, 120),
    help: 'Lying still after waking up.',
  },

  primaryGoal: {
    label: 'Primary goal',
    help: 'The one thing you would not give up for the others.',
  },
  eventType: {
    label: 'Event',
    placeholder: 'Such as a gran fondo or a half marathon',
    help: 'What you are preparing for.',
  },
  seasonPeakDate: {
    label: 'Day of your season’s peak',
    help: 'The day on which you want to be at your best.',
  },
  rideDaysPerWeek: {
    label: 'Training days per week',
    unit: 'days',
    whole: true,
    bounds: between(0, 7),
    help: 'Shows how much room there is for rest.',
  },
  goalDetails: {
    label: 'In your own words',
    placeholder: 'Such as finishing in the first half',
    help: 'What would make this season a good one.',
  },
};

/** Of the edges of zones: watts, bpm, seconds per kilometre. */
export const ZONE_BOUNDS: Readonly<Record<'power' | 'heartRate' | 'pace', Bounds>> = {
  power: between(0, 2500),
  heartRate: between(25, 260),
  pace: between(120, 3600),
};

function isZone(name: string): boolean {
  return /Zone\dM(in|ax)$/.test(name);
}

/**
 * What the page knows of a field; null for edges of zones and for the seconds that stand behind a
 * time.
 */
export function fieldOf(name: FieldName): Field | null {
  return isZone(name) || name.endsWith('Seconds') ? null : FIELDS[name as keyof typeof FIELDS];
}
