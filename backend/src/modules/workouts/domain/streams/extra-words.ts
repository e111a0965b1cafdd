/** What apps of Stryd, CORE, Zwift and others call what they record, in words; by `wordsOf`. */
const LABELS = new Map(
  Object.entries({
    'ground time': 'Ground contact time',
    'stryd humidity': 'Humidity',
    'stryd temperature': 'Air temperature',
    'est core temp': 'Estimated core temperature',
    'core data quality': 'Quality of the core temperature',
    'current cardio pwhr drift': 'Power to heart rate drift',
    'passing speedabs': 'Passing speed over ground',
    'radar ranges': 'Radar range',
    'radar speeds': 'Radar speed',
    'radar current': 'Vehicles passed',
    'incline runn': 'Incline',
    battery: 'Battery of the device',
    'gps quality': 'GPS quality',
    aqi: 'Air quality',
    hrss: 'Heart rate stress score',
    'hrss/hr': 'Heart rate stress score an hour',
  }),
);

/**
 * Units as the channels of the device have them; other spellings stay as the app writes them.
 */
const UNITS = new Map(
  Object.entries({
    w: 'W',
    watt: 'W',
    watts: 'W',
    bpm: 'bpm',
    rpm: 'rpm',
    spm: 'spm',
    c: '°C',
    '°c': '°C',
    celsius: '°C',
    f: '°F',
    '°f': '°F',
    ms: 'ms',
    milliseconds: 'ms',
    s: 's',
    sec: 's',
    seconds: 's',
    mm: 'mm',
    cm: 'cm',
    centimeters: 'cm',
    m: 'm',
    meters: 'm',
    metres: 'm',
    km: 'km',
    percent: '%',
  }),
);

/**
 * A name that an app gave what it recorded, for people: known ones in words, others without the
 * marks of programs.
 */
export function labelOf(name: string): string {
  const words = wordsOf(name);
  const label = LABELS.get(words.toLowerCase()) ?? words;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export function unitWordOf(unit: string | null): string | null {
  const trimmed = unit?.trim() ?? '';
  return trimmed === '' ? null : (UNITS.get(trimmed.toLowerCase()) ?? trimmed);
}

/**
 * `form_power`, `formPower` and `Form Power` are the same words; a shortening of capitals stays
 * one.
 */
function wordsOf(name: string): string {
  const words = name
    .replace(/[_\s]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim();
  return words.replace(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
