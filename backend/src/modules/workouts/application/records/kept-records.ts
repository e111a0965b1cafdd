import type { Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Clock } from '#kernel/clock.js';
import { RecentlyUsed } from '#kernel/recently-used.js';
import type { PersonalRecords } from '#workouts/domain/records/personal-records.js';
import type { DigestReader } from '#workouts/ports/digest-reader.js';

/** Points of curves and progressions and single records that are kept, some 10 MB. */
const MOST_POINTS = 100_000;
const IDLE_MS = 10 * 60_000;

/**
 * Records over all workouts of an athlete are dear with thousands of them, and change with a
 * workout only: kept until a digest has changed or the day has.
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

  async of(
    userId: string,
    family: SportFamily,
    today: Day,
    work: () => Promise<PersonalRecords>,
  ): Promise<PersonalRecords> {
    // Asked for before the work: what changes meanwhile is found under a name that nobody asks for
    // again.
    const key = `${userId} ${family} ${today} ${await this.digests.stamp(userId)}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const records = await work();
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
