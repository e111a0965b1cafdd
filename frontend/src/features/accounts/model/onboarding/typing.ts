import type { Answers, FieldName, RaceTimeField, ZoneFamily } from './answers.js';
import { heightFrom, heightText, parseNumber, weightFrom, weightText } from './body-units.js';
import { formatHours, formatRaceTime, parseRaceTime } from './times.js';
import { withNeighbour, type ZoneEdgeName } from './zone-fields.js';

/** The longest text that the draft takes. */
export const LONGEST_TEXT = 2000;

const RACE_TIMES: ReadonlySet<string> = new Set<RaceTimeField>([
  'best5kTime',
  'best10kTime',
  'goal5kTime',
  'goal10kTime',
  'goalMarathonTime',
]);
const TEXTS: ReadonlySet<string> = new Set<FieldName>([
  'fitnessGoal',
  'gpsComputer',
  'medicalConditions',
  'medications',
  'sleepQuality',
  'stressLevel',
  'eventType',
  'goalDetails',
]);

const isRaceTime = (name: FieldName): name is RaceTimeField => RACE_TIMES.has(name);
const none = (text: string): string | null => (text === '' ? null : text.slice(0, LONGEST_TEXT));

function zoneOf(name: FieldName): ZoneEdgeName | null {
  const found = /^(\w+Zone)(\d)(Min|Max)$/.exec(name);
  return found
    ? { family: found[1] as ZoneFamily, zone: Number(found[2]), edge: found[3] as 'Min' | 'Max' }
    : null;
}

/**
 * The answers that change when `text` is typed into a field. A number that cannot be read clears
 * the answer.
 */
export function answersFromText(name: FieldName, text: string, answers: Answers): Answers {
  const system = answers.unitSystem ?? 'METRIC';
  if (name === 'heightCm') return { heightCm: heightFrom(text, system) };
  if (name === 'weightKg') return { weightKg: weightFrom(text, system) };
  if (name === 'seasonPeakDate')
    return { seasonPeakDate: text === '' ? null : `${text}T00:00:00.000Z` };
  if (isRaceTime(name))
    return { [name]: none(text.trim()), [`${name}Seconds`]: parseRaceTime(text) || null };
  if (TEXTS.has(name)) return { [name]: none(text) };
  const zone = zoneOf(name);
  if (zone)
    return withNeighbour(
      zone,
      zone.family === 'paceZone' ? none(text.trim()) : parseNumber(text),
      answers,
    );
  return { [name]: parseNumber(text) };
}

/** An answer as its field shows it. */
export function textOf(name: FieldName, answers: Answers): string {
  const value = answers[name];
  if (value === null || value === undefined) return '';
  const system = answers.unitSystem ?? 'METRIC';
  if (name === 'heightCm' && typeof value === 'number') return heightText(value, system);
  if (name === 'weightKg' && typeof value === 'number') return weightText(value, system);
  if (name === 'seasonPeakDate' && typeof value === 'string') return value.slice(0, 10);
  return typeof value === 'object' ? '' : String(value);
}

/**
 * A race's time in its usual form, once the field is left; what is no time stays as it was typed.
 */
export function tidied(name: FieldName, text: string): string {
  if (!isRaceTime(name)) return text;
  const seconds = parseRaceTime(text);
  if (seconds === 0) return text;
  return name === 'goalMarathonTime' ? formatHours(seconds) : formatRaceTime(seconds);
}
