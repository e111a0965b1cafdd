import type { UnitPreferences } from '#kernel/units.js';
import type { DatedThresholds } from '../athlete-profile.js';
import { computedRanges, sameButRounded } from '../thresholds/computed-zones.js';
import { entryOnZones, thresholdValuesOnDay } from '../thresholds/thresholds-on-day.js';
import type { Answers } from './answers.js';
import { answersOf, perKm, rangesOf, ZONE_SETS } from './zone-answers.js';

/**
 * Completed answers with the thresholds, zones and units that were changed in the profile since.
 * An edit starts from them.
 */
export function answersToday(
  completed: Answers,
  units: UnitPreferences,
  entries: readonly DatedThresholds[],
  today: string,
): Answers {
  const values = thresholdValuesOnDay(entries, today);
  const zones = ZONE_SETS.map(({ set, table }): Answers => {
    const own = entryOnZones(entries, today, table)?.zones[table] ?? null;
    const answered = rangesOf(completed, set);
    const inForce = own ?? (answered && computedRanges(table, values));
    const inUnit =
      answered && set === 'pace' ? perKm(answered, completed.runningPaceUnit) : answered;
    return inForce && !(inUnit && sameButRounded(inUnit, inForce))
      ? answersOf(set, inForce, completed.runningPaceUnit)
      : {};
  });
  return Object.assign(
    { ...completed, unitSystem: units.system },
    values.ftpW !== null && { currentFTP: values.ftpW },
    values.maxHr !== null && { maxHR: values.maxHr },
    values.restingHr !== null && { restingHR: values.restingHr },
    values.weightKg !== null && { weightKg: values.weightKg },
    ...zones,
  ) as Answers;
}
