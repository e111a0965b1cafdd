import type { UnitPreferences } from '#kernel/units.js';

const IMPERIAL =
  /\b(?:mph|(?:in|per|to|a) (?:miles?|mi|feet|ft|yards|fahrenheit|imperial)|min ?\/ ?(?:mi|mile)|minutes? (?:a|per) mile|feet|fahrenheit|american)\b|\bmin mile\b|\/ ?mi(?:le)?\b/;
const METRIC =
  /\b(?:km ?\/? ?h|kph|kmh|(?:in|per|to) (?:km|kms|kilomet\w+|met(?:re|er)s|celsius|metric)|min ?\/ ?km|celsius)\b|\/ ?km\b/;

/** The system of units that a question names; null where it names none. */
export function unitsIn(plain: string): UnitPreferences['system'] | null {
  if (IMPERIAL.test(plain)) return 'IMPERIAL';
  return METRIC.test(plain) ? 'METRIC' : null;
}
