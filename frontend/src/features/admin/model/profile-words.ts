import { formatDuration } from '#lib/format.js';
import { dayOf, momentOf, NONE } from './new-york.js';

/** Where the words are not those of the field's name. */
const LABELS: Readonly<Record<string, string>> = {
  heightCm: 'Height (cm)',
  weightKg: 'Weight (kg)',
  trainingVolumeHours: 'Training Volume (hours per week)',
  usesPowerMeter: 'Uses Power Meter',
  gpsComputer: 'GPS Computer',
  hasInjuries: 'Has Injuries',
  currentFTP: 'Current FTP (W)',
  ftpGoal: 'FTP Goal (W)',
  maxHR: 'Max Heart Rate (bpm)',
  restingHR: 'Resting Heart Rate (bpm)',
  indoorOutdoorSplit: 'Indoor / Outdoor Split',
  createdAt: 'Created',
  updatedAt: 'Updated',
};

const HIDDEN = new Set(['id', 'userId']);

/** `cyclingHRZone1Min` becomes `Cycling HR Zone 1 Min`. */
export function humanised(field: string): string {
  const known = LABELS[field];
  if (known !== undefined) return known;
  // Seconds are shown as minutes and hours.
  const words = field
    .replace(/Seconds$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ');
  return words.replace(/(^|\s)[a-z]/g, (letter) => letter.toUpperCase());
}

/** `RACE_PREPARATION` becomes `Race preparation`; everything else is left as it was written. */
export function plainWord(value: string): string {
  if (!/^[A-Z][A-Z_]*$/.test(value)) return value;
  return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');
}

export function formatted(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each) => formatted(field, each)).join(', ') || NONE;
  if (typeof value === 'number')
    return field.endsWith('Seconds') ? formatDuration(value) : String(value);
  return typeof value === 'string' ? formattedText(value) : JSON.stringify(value);
}

function formattedText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return momentOf(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : plainWord(text);
}

export interface Answer {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** Every answer but the ids, in the order in which it came. */
export function answersOf(profile: Readonly<Record<string, unknown>>): readonly Answer[] {
  return Object.entries(profile)
    .filter(([field]) => !HIDDEN.has(field))
    .map(([field, value]) => ({ field, label: humanised(field), value: formatted(field, value) }));
}
