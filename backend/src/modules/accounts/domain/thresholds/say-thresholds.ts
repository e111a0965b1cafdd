import { DomainError } from '#kernel/domain-error.js';
import { NO_VALUES, type DatedThresholds, type ThresholdValues } from '../athlete-profile.js';
import { OWN_TABLES, type OwnZones } from './own-zones.js';
import { BASIS, thresholdsOnDay } from './thresholds-on-day.js';

/**
 * The entry of a day after something more was said on it. What is said of a value ends the zones
 * set by hand before that are computed from it, unless new ones are said along with it.
 */
export function entryAfter(
  entries: readonly DatedThresholds[],
  day: string,
  values: Partial<ThresholdValues>,
  zones: OwnZones,
): DatedThresholds {
  const entry = entries.find(({ validFrom }) => validFrom === day) ?? {
    validFrom: day,
    ...NO_VALUES,
    zones: {},
  };
  const kept = OWN_TABLES.filter((table) => BASIS[table].every((key) => values[key] === undefined));
  const older: OwnZones = Object.fromEntries(
    kept.flatMap((table) =>
      entry.zones[table] === undefined ? [] : [[table, entry.zones[table]] as const],
    ),
  );
  return { ...entry, ...values, zones: { ...older, ...zones } };
}

/** The given values that are others than those in force on the day. */
export function newValues(
  entries: readonly DatedThresholds[],
  day: string,
  given: Partial<ThresholdValues>,
): Partial<ThresholdValues> {
  const now = thresholdsOnDay({ entries, sex: null }, day);
  const keys = Object.keys(given) as (keyof ThresholdValues)[];
  return Object.fromEntries(
    keys.filter((key) => given[key] !== (now[key]?.value ?? null)).map((key) => [key, given[key]]),
  );
}

/**
 * Throws VALIDATION_FAILED if an entry makes the resting heart rate reach the maximum on its day or
 * on a later one: a value is valid until the next.
 */
export function assertPlausibleHeart(
  entries: readonly DatedThresholds[],
  entry: DatedThresholds,
): void {
  const after = [...entries.filter(({ validFrom }) => validFrom !== entry.validFrom), entry];
  if (restsAboveMax(after, entry.validFrom))
    throw invalid('restingHR', 'Resting heart rate must be below the maximum heart rate.');
  const day = newlyImplausible(entries, after);
  if (day)
    throw invalid(
      'restingHR',
      `With this, the resting heart rate would not be below the maximum heart rate on ${day}.`,
    );
}

/**
 * Throws VALIDATION_FAILED where what is left without an entry has a resting heart rate that is not
 * below the maximum.
 */
export function assertPlausibleHeartWithout(
  entries: readonly DatedThresholds[],
  validFrom: string,
): void {
  const day = newlyImplausible(
    entries,
    entries.filter((entry) => entry.validFrom !== validFrom),
  );
  if (day)
    throw invalid(
      'validFrom',
      'Without this day, the resting heart rate would not be below the maximum heart rate on ' +
        `${day}.`,
    );
}

/**
 * Thresholds change only on days of entries; what was implausible before may stay, so that it can
 * be corrected day by day.
 */
function newlyImplausible(
  before: readonly DatedThresholds[],
  after: readonly DatedThresholds[],
): string | undefined {
  return after
    .map(({ validFrom }) => validFrom)
    .sort()
    .find((day) => restsAboveMax(after, day) && !restsAboveMax(before, day));
}

function restsAboveMax(entries: readonly DatedThresholds[], day: string): boolean {
  const { maxHr, restingHr } = thresholdsOnDay({ entries, sex: null }, day);
  return !!maxHr && !!restingHr && restingHr.value >= maxHr.value;
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field, message }] });
}
