import { Injectable } from '@nestjs/common';
import { addDays, weekOf, type Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Clock } from '#kernel/clock.js';
import { progressOf, type Progress } from '#workouts/domain/progress/progress.js';
import { FIRST_DAY, rangeOf } from '#workouts/domain/progress/progress-range.js';
import { DigestReader } from '#workouts/ports/digest-reader.js';
import { latestAndToday } from './latest-and-today.js';

export interface ProgressQuestion {
  /** Null adds up both. */
  readonly family: SportFamily | null;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Where the athlete is; in UTC where their client does not say. */
  readonly today?: Day | undefined;
}

/** How load, fitness and weekly totals went. */
@Injectable()
export class GetProgress {
  constructor(
    private readonly digests: DigestReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws VALIDATION_FAILED for texts that name no day, and for a range that ends before it begins
   * or is too long.
   */
  async execute(
    userId: string,
    { family, today: said, ...asked }: ProgressQuestion,
  ): Promise<Progress> {
    const { today } = await latestAndToday(this.digests, userId, this.clock, said);
    const range = rangeOf(asked, today);
    const from = weekOf(range.from);
    const [families, before, counted] = await Promise.all([
      this.digests.families(userId),
      this.digests.loads(userId, family, { from: FIRST_DAY, to: addDays(from, -1) }),
      this.digests.counted(userId, family, {
        from: from < FIRST_DAY ? FIRST_DAY : from,
        to: range.to,
      }),
    ]);
    return progressOf(range, families, [...before, ...counted.map(({ load }) => load)], counted);
  }
}
