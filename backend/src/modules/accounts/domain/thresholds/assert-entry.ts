import { DomainError } from '#kernel/domain-error.js';
import type { DatedThresholds } from '../athlete-profile.js';
import { ZONE_BOUNDS } from './bounds.js';
import { dayOf } from '../day.js';
import { zoneProblem, type OwnTable, type ZoneRules } from './own-zones.js';
import { minutesAndSeconds } from '../questionnaire/clock-times.js';

const DAY_MS = 86_400_000;
const bpm = {
  bounds: ZONE_BOUNDS.heartRate,
  falling: false,
  shown: (border: number) => `${border} bpm`,
};

const TABLES: Readonly<Record<OwnTable, ZoneRules & { readonly name: string }>> = {
  power: {
    name: 'Power',
    bounds: ZONE_BOUNDS.power,
    falling: false,
    shown: (border) => `${border} W`,
  },
  cyclingHeartRate: { name: 'Cycling heart rate', ...bpm },
  runningHeartRate: { name: 'Running heart rate', ...bpm },
  pace: {
    name: 'Pace',
    bounds: ZONE_BOUNDS.pace,
    falling: true,
    shown: (border) => `${minutesAndSeconds(border)} min/km`,
  },
};

/**
 * Throws VALIDATION_FAILED if an entry is empty, begins in the future, or contains invalid zones.
 */
export function assertEntry(entry: DatedThresholds, now: Date): void {
  const { validFrom, zones, ...values } = entry;
  // It may be tomorrow already where the athlete is.
  if (validFrom > dayOf(new Date(now.getTime() + DAY_MS)))
    throw invalid('validFrom', 'Thresholds cannot begin in the future.');
  const tables = Object.entries(zones) as [OwnTable, DatedThresholds['zones'][OwnTable]][];
  if (tables.length === 0 && Object.values(values).every((value) => value === null))
    throw invalid('currentFTP', 'Give at least one value, or remove the day.');
  for (const [table, ranges] of tables) {
    const { name, ...rules } = TABLES[table];
    const problem = ranges && zoneProblem(ranges, rules);
    if (problem) throw invalid(`zones.${table}`, `${name} ${problem.text}`);
  }
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field, message }] });
}
