import type { Answers, FieldName } from './answers.js';
import { CM_PER_INCH, formatFeetInches, LB_PER_KG } from './body-units.js';
import { fieldOf, ZONE_BOUNDS, type Bounds, type Field } from './fields.js';
import { KM_PER_MILE } from './zone-rules.js';
import { formatRaceTime, parseMinutesSeconds, parseRaceTime } from './times.js';

const outside = (value: number, { min, max }: Bounds): boolean => value < min || value > max;

/** The bounds as the athlete reads them, in their own units. */
function boundsText(
  name: FieldName,
  { min, max }: Bounds,
  field: Field,
  imperial: boolean,
): string {
  if (name === 'heightCm')
    return imperial
      ? `${formatFeetInches(min / CM_PER_INCH)} to ${formatFeetInches(max / CM_PER_INCH)}`
      : `${min} to ${max} cm`;
  if (name === 'weightKg')
    return imperial
      ? `${Math.round(min * LB_PER_KG)} to ${Math.round(max * LB_PER_KG)} lb`
      : `${min} to ${max} kg`;
  return `${min} to ${max}${field.unit ? ` ${field.unit}` : ''}`;
}

function notRead(name: FieldName, imperial: boolean): string {
  if (name === 'heightCm' && imperial) return 'Write feet and inches, such as 59 for 5 ft 9 in.';
  return 'Please enter a number.';
}

function numberProblem(
  name: FieldName,
  text: string,
  field: Field,
  answers: Answers,
): string | null {
  const value = answers[name];
  const imperial = answers.unitSystem === 'IMPERIAL';
  if (typeof value !== 'number') return text.trim() === '' ? null : notRead(name, imperial);
  if (field.bounds && outside(value, field.bounds))
    return `Please enter ${boundsText(name, field.bounds, field, imperial)}.`;
  if (field.whole && !Number.isInteger(value)) return 'Please enter a whole number.';
  if (name === 'restingHR' && typeof answers.maxHR === 'number' && value >= answers.maxHR)
    return 'Must be below your maximum heart rate.';
  return null;
}

function timeProblem(name: FieldName, text: string, bounds: Bounds): string | null {
  const seconds = parseRaceTime(text);
  const example = name === 'goalMarathonTime' ? '3:45:00' : '24:30';
  if (seconds === 0) return `Please write the time as ${example}, with seconds below 60.`;
  return outside(seconds, bounds)
    ? `Please enter ${formatRaceTime(bounds.min)} to ${formatRaceTime(bounds.max)}.`
    : null;
}

function zoneProblem(name: FieldName, text: string, answers: Answers): string | null {
  if (name.startsWith('pace')) {
    const seconds =
      parseMinutesSeconds(text) / (answers.runningPaceUnit === 'min/mi' ? KM_PER_MILE : 1);
    return seconds === 0 || outside(seconds, ZONE_BOUNDS.pace)
      ? 'Please write the pace as 5:30, with seconds below 60.'
      : null;
  }
  const value = answers[name];
  const [bounds, unit] = name.startsWith('power')
    ? [ZONE_BOUNDS.power, 'W']
    : [ZONE_BOUNDS.heartRate, 'bpm'];
  return typeof value !== 'number' || outside(value, bounds)
    ? `Please enter ${bounds.min} to ${bounds.max}\u00a0${unit}.`
    : null;
}

/**
 * What is wrong with an answer as it stands in its field, in words; null where nothing is. An empty
 * field is never wrong here: what must be filled in, the server tells on completion.
 *
 * @param text what was typed, or what the field shows
 */
export function problemOf(name: FieldName, text: string, answers: Answers): string | null {
  if (text.trim() === '') return null;
  if (/Zone\dM(in|ax)$/.test(name)) return zoneProblem(name, text, answers);
  const field = fieldOf(name);
  if (!field?.bounds) return null;
  return name.endsWith('Time')
    ? timeProblem(name, text, field.bounds)
    : numberProblem(name, text, field, answers);
}
