import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '#analysis/load/days.js';
import { CRITICAL_POWER_DAYS } from '#analysis/performance/critical-power-over-time.js';
import { CURVE_WINDOWS_DAYS } from '#analysis/performance/power-curve-over-time.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Clock } from '#kernel/clock.js';
import {
  personalRecordsOf,
  type PersonalRecords,
} from '#workouts/domain/records/personal-records.js';
import { dayNamed } from '#workouts/domain/progress/progress-range.js';
import { DigestReader } from '#workouts/ports/digest-reader.js';
import { latestAndToday } from '../progress/latest-and-today.js';

/** Best efforts and power by duration over all workouts of a sport family. */
@Injectable()
export class GetRecords {
  constructor(
    private readonly digests: DigestReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws VALIDATION_FAILED for a day that is none.
   *
   * @param asked null asks for the family of the newest workout
   * @param said today where the athlete is; in UTC where their client does not say
   */
  async execute(userId: string, asked: SportFamily | null, said?: Day): Promise<PersonalRecords> {
    const { today, latest } = await latestAndToday(
      this.digests,
      userId,
      this.clock,
      said && dayNamed('today', said),
    );
    const family = asked ?? latest?.family ?? 'cycling';
    const recentFrom = addDays(today, 1 - Math.max(CRITICAL_POWER_DAYS, ...CURVE_WINDOWS_DAYS));
    const [recorded, recent] = await Promise.all([
      this.digests.recorded(userId, family, recentFrom),
      family === 'cycling'
        ? this.digests.recent(userId, family, {
            from: addDays(today, 1 - CRITICAL_POWER_DAYS),
            to: today,
          })
        : [],
    ]);
    return personalRecordsOf(family, recorded, recent, today);
  }
}
