import { DomainError } from '../../../kernel/domain-error.js';
import { NO_VALUES, type DatedThresholds, type ThresholdValues } from './athlete-profile.js';
import { OWN_TABLES, type OwnZones } from './own-zones.js';
import { BASIS, thresholdsOnDay } from './thresholds-on-day.js';

/**
 * The entry of a day after something more was said on it. What is said of a value ends the zones set by hand before that
 * are computed from it, unless new ones are said along with it.
 */
export function entryAfter(entries: readonly DatedThresholds[], day: string, values: Partial<ThresholdValues>, zones: OwnZones): DatedThresholds {
  const entry = entries.find(({ validFrom }) => validFrom === day) ?? { validFrom: day, ...NO_VALUES, zones: {} };
  const kept = OWN_TABLES.filter((table) => BASIS[table].every((key) => values[key] === undefined));
  const older: OwnZones = Object.fromEntries(kept.flatMap((table) => (entry.zones[table] === undefined ? [] : [[table, entry.zones[table]] as const])));
  return { ...entry, ...values, zones: { ...older, ...zones } };
}

/** The given values that are others than those in force on the day. */
export function newValues(entries: readonly DatedThresholds[], day: string, given: Partial<ThresholdValues>): Partial<ThresholdValues> {
  const now = thresholdsOnDay({ entries, sex: null }, day);
  const keys = Object.keys(given) as (keyof ThresholdValues)[];
  return Object.fromEntries(keys.filter((key) => given[key] !== (now[key]?.value ?? null)).map((key) => [key, given[key]]));
}

/** Throws VALIDATION_FAILED where the resting heart rate in force on the day of the entry is not below the maximum. */
export function assertPlausibleHeart(entries: readonly DatedThresholds[], entry: DatedThresholds): void {
  const others = entries.filter(({ validFrom }) => validFrom !== entry.validFrom);
  const { maxHr, restingHr } = thresholdsOnDay({ entries: [...others, entry], sex: null }, entry.validFrom);
  if (!maxHr || !restingHr || restingHr.value < maxHr.value) return;
  const message = 'Resting heart rate must be below the maximum heart rate.';
  throw new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'restingHR', message }] });
}
