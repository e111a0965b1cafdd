import type { Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Clock } from '#kernel/clock.js';
import { RecentlyUsed } from '#kernel/recently-used.js';
import type { PersonalRecords } from '#workouts/domain/records/personal-records.js';
import type { DigestReader } from '#workouts/ports/digest-reader.js';
import { readRecords } from './read-records.js';

/** Points of curves and progressions and single records that are kept, some 10 MB. */
const MOST_POINTS = 100_000;
const IDLE_MS = 10 * 60_000;

/**
 * Caches records over all workouts of an athlete until a digest or the day changes: with thousands
 * of workouts they are expensive, and they change only with a workout.
 */
export class KeptRecords {
  private readonly kept: RecentlyUsed<PersonalRecords>;

  constructor(
    private readonly digests: DigestReader,
    clock: Clock,
  ) {
    this.kept = new RecentlyUsed(clock, {
      capacity: MOST_POINTS,
      idleMs: IDLE_MS,
      weigh: pointsOf,
    });
  }

  async of(userId: string, family: SportFamily, today: Day): Promise<PersonalRecords> {
    // The stamp is read first: records that change during the work are kept under a key that
    // nobody looks up again.
    const key = `${userId} ${family} ${today} ${await this.digests.stamp(userId)}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const records = await readRecords(this.digests, userId, family, today);
    this.kept.set(key, records);
    return records;
  }
}

function pointsOf({ records, powerCurves, progression }: PersonalRecords): number {
  const curves =
    powerCurves === null
      ? 0
      : powerCurves.last42.length + powerCurves.last90.length + powerCurves.all.length;
  return (
    1 + records.length + curves + progression.reduce((sum, { points }) => sum + points.length, 0)
  );
}
