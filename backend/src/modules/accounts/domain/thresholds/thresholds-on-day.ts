import type { OwnZoneTable, OwnZoneTables, Threshold, Thresholds } from '#analysis/thresholds.js';
import type { DatedThresholds, ThresholdHistory, ThresholdValues } from '../athlete-profile.js';
import { edgesOf, type OwnTable } from './own-zones.js';

/** The values from which zones are computed where none were set by hand. */
export const BASIS: Readonly<Record<OwnTable, readonly (keyof ThresholdValues)[]>> = {
  power: ['ftpW'],
  cyclingHeartRate: ['maxHr', 'restingHr'],
  runningHeartRate: ['maxHr', 'restingHr'],
  pace: ['basePaceSPerKm'],
};

/**
 * The thresholds for a day: for each, the latest value entered up to that day. Workouts before the
 * first entry use that first entry; `since` is the day from which it is really valid.
 */
export function thresholdsOnDay({ entries, sex }: ThresholdHistory, day: string): Thresholds {
  const rising = [...entries].sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  const value = (key: keyof ThresholdValues) => valueOnDay(rising, day, key);
  const zones = zonesOnDay(rising, day);
  return {
    ftpW: value('ftpW'),
    maxHr: value('maxHr'),
    restingHr: value('restingHr'),
    weightKg: value('weightKg'),
    basePaceSPerKm: value('basePaceSPerKm'),
    ...(sex && { sex }),
    ...(zones && { zones }),
  };
}

/** The values alone of the thresholds for a day; null where unknown. */
export function thresholdValuesOnDay(
  entries: readonly DatedThresholds[],
  day: string,
): ThresholdValues {
  const today = thresholdsOnDay({ entries, sex: null }, day);
  return {
    ftpW: today.ftpW?.value ?? null,
    maxHr: today.maxHr?.value ?? null,
    restingHr: today.restingHr?.value ?? null,
    weightKg: today.weightKg?.value ?? null,
    basePaceSPerKm: today.basePaceSPerKm?.value ?? null,
  };
}

/**
 * The entry that decides on the zones of a table for a day: the last that spoke of them or of what
 * they are computed from.
 */
export function entryOnZones(
  rising: readonly DatedThresholds[],
  day: string,
  table: OwnTable,
): DatedThresholds | null {
  return onDay(
    rising.filter(
      (entry) =>
        entry.zones[table] !== undefined || BASIS[table].some((key) => entry[key] !== null),
    ),
    day,
  );
}

function valueOnDay(
  rising: readonly DatedThresholds[],
  day: string,
  key: keyof ThresholdValues,
): Threshold | null {
  const entry = onDay(
    rising.filter((candidate) => candidate[key] !== null),
    day,
  );
  const value = entry?.[key] ?? null;
  return entry && value !== null ? { value, source: 'profile', since: entry.validFrom } : null;
}

function zonesOnDay(rising: readonly DatedThresholds[], day: string): OwnZoneTables | null {
  const table = (name: OwnTable): OwnZoneTable | null => {
    const entry = entryOnZones(rising, day, name);
    const ranges = entry?.zones[name];
    return entry && ranges
      ? { edges: edgesOf(ranges), source: 'profile', since: entry.validFrom }
      : null;
  };
  const [power, cycling, running, pace] = [
    table('power'),
    table('cyclingHeartRate'),
    table('runningHeartRate'),
    table('pace'),
  ];
  if (!power && !cycling && !running && !pace) return null;
  return {
    ...(power && { power }),
    ...((cycling || running) && {
      heartRate: { ...(cycling && { cycling }), ...(running && { running }) },
    }),
    ...(pace && { pace }),
  };
}

function onDay(rising: readonly DatedThresholds[], day: string): DatedThresholds | null {
  return rising.findLast((entry) => entry.validFrom <= day) ?? rising[0] ?? null;
}
