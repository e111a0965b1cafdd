import { addDays, type Day } from '#analysis/load/days.js';
import { CRITICAL_POWER_DAYS } from '#analysis/performance/critical-power-over-time.js';
import { CURVE_WINDOWS_DAYS } from '#analysis/performance/power-curve-over-time.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import {
  personalRecordsOf,
  type PersonalRecords,
} from '#workouts/domain/records/personal-records.js';
import type { DigestReader } from '#workouts/ports/digest-reader.js';

const WHOLE_CURVES_DAYS = Math.max(CRITICAL_POWER_DAYS, ...CURVE_WINDOWS_DAYS);

/** Personal records of a sport family as of today. */
export async function readRecords(
  digests: DigestReader,
  userId: string,
  family: SportFamily,
  today: Day,
): Promise<PersonalRecords> {
  const range = { from: addDays(today, 1 - CRITICAL_POWER_DAYS), to: today };
  const [recorded, recent] = await Promise.all([
    digests.recorded(userId, family, addDays(today, 1 - WHOLE_CURVES_DAYS)),
    family === 'cycling' ? digests.recent(userId, family, range) : [],
  ]);
  return personalRecordsOf(family, recorded, recent, today);
}
