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
const hours = (value: number): number => value * 3600;
const minutes = (value: number): number => value * 60;

export const FIELDS: Readonly<Record<Exclude<FieldName, Zone | `${string}Seconds`>, Field>> = {
  unitSystem: { label: 'Units' },
  age: { label: 'Age', unit: 'years', required: true, whole: true, bounds: between(13, 120), help: 'Recovery and heart rate change with the years.' },
  gender: { label: 'Gender', required: true, help: 'For comparisons with athletes like you.' },
  heightCm: { label: 'Height', required: true, bounds: between(90, 250), help: 'Goes into speed against air and grade.' },
  weightKg: { label: 'Weight', required: true, bounds: between(25, 300), help: 'Power is judged per kilogram.' },

  activityTypes: { label: 'Activities', help: 'Decides which zones you are asked for.' },
  trainingVolumeHours: { label: 'Training per week', unit: 'hours', required: true, bounds: between(0, 60), help: 'What is a long session for you depends on it.' },
  trainingBackground: { label: 'Training background', required: true, help: 'How much the analysis explains.' },
  fitnessGoal: { label: 'What you train for', help: 'What counts as a good session.' },
  usesPowerMeter: { label: 'Power meter' },
  usesHeartRateMonitor: { label: 'Heart rate monitor' },
  usesSmartTrainer: { label: 'Smart trainer' },
  gpsComputer: { label: 'Bike computer or watch', placeholder: 'Edge 540', help: 'Devices have habits of their own in what they record.' },

  workType: { label: 'Your working day', required: true, help: 'Legs that stood all day recover differently.' },
  sleepQuality: {
    label: 'Sleep quality',
    required: true,
    suggestions: ['Good, 7 to 8 hours', 'Fair, I wake up at night', 'Poor, under 6 hours'],
    help: 'A heart rate that is high for the effort is often a short night.',
  },
  stressLevel: { label: 'Stress level', required: true, suggestions: ['Low', 'Moderate', 'High'], help: 'Strain off the bike adds to strain on it.' },
  hasInjuries: { label: 'I have an injury, or am coming back from one', help: 'Advice then leaves room for it.' },
  medicalConditions: { label: 'Medical conditions', placeholder: 'Asthma, high blood pressure, …', help: 'Only what may show in your training.' },
  medications: { label: 'Medications', placeholder: 'Beta blocker, …', help: 'Some hold the heart rate down; zones must know.' },

  currentFTP: { label: 'Current FTP', unit: 'W', bounds: between(30, 700), help: 'The power you can hold for about an hour; 95% of your best 20 minutes is close.' },
  ftpGoal: { label: 'FTP goal', unit: 'W', bounds: between(30, 700), help: 'Where you want to be this season.' },

  runningPaceUnit: { label: 'Pace in' },
  best5kTime: { label: 'Best 5 km', placeholder: '24:30', bounds: between(minutes(10), hours(2)), help: 'Of the last months, as m:ss.' },
  best10kTime: { label: 'Best 10 km', placeholder: '51:00', bounds: between(minutes(20), hours(4)), help: 'Used where there is no 5 km time.' },
  goal5kTime: { label: '5 km goal', placeholder: '23:00', bounds: between(minutes(10), hours(2)) },
  goal10kTime: { label: '10 km goal', placeholder: '48:00', bounds: between(minutes(20), hours(4)) },
  goalMarathonTime: { label: 'Marathon goal', placeholder: '3:45:00', bounds: between(hours(1.5), hours(10)) },

  maxHR: { label: 'Max heart rate', unit: 'bpm', required: true, bounds: between(100, 250), help: 'The highest you have seen at the end of an all-out effort.' },
  restingHR: { label: 'Resting heart rate', unit: 'bpm', required: true, bounds: between(25, 120), help: 'Lying still after waking up.' },

  primaryGoal: { label: 'Primary goal', help: 'What your progress is measured against.' },
  eventType: { label: 'Event', placeholder: 'Gran fondo, half marathon, …', help: 'What you are preparing for.' },
  seasonPeakDate: { label: 'Day of your season’s peak', help: 'The day on which you want to be at your best.' },
  rideDaysPerWeek: { label: 'Training days per week', unit: 'days', whole: true, bounds: between(0, 7), help: 'How much room there is for rest.' },
  goalDetails: { label: 'In your own words', placeholder: 'Finish in the first half, climb without blowing up, …', help: 'The coach reads it.' },
};

export const ZONE_BOUNDS: Readonly<Record<'power' | 'heartRate' | 'pace', Bounds>> = {
  power: between(0, 2000),
  heartRate: between(25, 250),
  pace: between(minutes(2), minutes(60)),
};

function isZone(name: string): boolean {
  return /Zone\dM(in|ax)$/.test(name);
}

/** What the page knows of a field; null for edges of zones and for the seconds that stand behind a time. */
export function fieldOf(name: FieldName): Field | null {
  return isZone(name) || name.endsWith('Seconds') ? null : FIELDS[name as keyof typeof FIELDS];
}

/** How a sentence names the field. */
export function labelOf(name: FieldName): string {
  const zone = /Zone(\d)(Min|Max)$/.exec(name);
  return zone ? `Zone ${zone[1]} ${zone[2] === 'Min' ? 'from' : 'to'}` : (fieldOf(name)?.label ?? name);
}
