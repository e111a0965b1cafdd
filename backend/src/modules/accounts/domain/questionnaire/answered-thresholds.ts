import { basePace } from '#analysis/zones/base-pace.js';
import type { DatedThresholds, ThresholdValues } from '../athlete-profile.js';
import { computedRanges, sameButRounded } from '../thresholds/computed-zones.js';
import {
  OWN_TABLES,
  sameRanges,
  type OwnTable,
  type OwnZones,
  type ZoneRange,
} from '../thresholds/own-zones.js';
import { BASIS, entryOnZones, thresholdsOnDay } from '../thresholds/thresholds-on-day.js';
import type { Answers } from './answers.js';
import { secondsOf } from './clock-times.js';
import { stepsFor } from './steps.js';
import { asksForZones, perKm, rangesOf, ZONE_SETS } from './zone-answers.js';

/**
 * The thresholds in the answers; zones that equal the computed ones, rounded, are not the athlete's
 * own and null.
 */
export interface AnsweredThresholds {
  readonly values: ThresholdValues;
  readonly zones: Readonly<Record<OwnTable, readonly ZoneRange[] | null>>;
}

export function thresholdsOfAnswers(answers: Answers): AnsweredThresholds {
  const steps = stepsFor(answers);
  const values: ThresholdValues = {
    ftpW: steps.includes('Power Zones') ? (answers.currentFTP ?? null) : null,
    maxHr: answers.maxHR ?? null,
    restingHr: answers.restingHR ?? null,
    weightKg: answers.weightKg ?? null,
    basePaceSPerKm: steps.includes('Running Pace Zones')
      ? basePace(best5k(answers), best10k(answers))
      : null,
  };
  const zones = ZONE_SETS.map(({ set, table }) => {
    const answered = asksForZones(answers, set) ? rangesOf(answers, set) : null;
    const ranges = answered && set === 'pace' ? perKm(answered, answers.runningPaceUnit) : answered;
    return [
      table,
      ranges && !sameButRounded(ranges, computedRanges(table, values)) ? ranges : null,
    ] as const;
  });
  return { values, zones: Object.fromEntries(zones) as AnsweredThresholds['zones'] };
}

/**
 * The thresholds that completing the questionnaire changes: answers that differ from the last time
 * and from what is valid today. Unchanged answers never revoke what was entered elsewhere since.
 */
export function changedThresholds(
  answered: AnsweredThresholds,
  before: AnsweredThresholds | null,
  entries: readonly DatedThresholds[],
  today: string,
): { readonly values: Partial<ThresholdValues>; readonly zones: OwnZones } {
  const now = thresholdsOnDay({ entries, sex: null }, today);
  const keys = Object.keys(answered.values) as (keyof ThresholdValues)[];
  const changed = keys.filter((key) => {
    const value = answered.values[key];
    return value !== null && value !== before?.values[key] && value !== (now[key]?.value ?? null);
  });
  const zones = OWN_TABLES.filter((table) => {
    const ranges = answered.zones[table];
    const inForce = entryOnZones(entries, today, table)?.zones[table] ?? null;
    // A new value ends the zones entered before, so zones that stay are entered again with it.
    if (ranges && BASIS[table].some((key) => changed.includes(key))) return true;
    return !sameRanges(ranges, before?.zones[table] ?? null) && !sameRanges(ranges, inForce);
  });
  return {
    values: Object.fromEntries(changed.map((key) => [key, answered.values[key]])),
    zones: Object.fromEntries(zones.map((table) => [table, answered.zones[table]])),
  };
}

function best5k({ best5kTimeSeconds, best5kTime }: Answers): number | null {
  return best5kTimeSeconds ?? secondsOf(best5kTime);
}

function best10k({ best10kTimeSeconds, best10kTime }: Answers): number | null {
  return best10kTimeSeconds ?? secondsOf(best10kTime);
}
