import { Injectable } from '@nestjs/common';
import { addDays } from '#analysis/load/days.js';
import { AccountStanding } from '#accounts/index.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import {
  RECENT_DAYS,
  recentBestsOf,
  type RecentBests,
} from '#workouts/domain/records/recent-bests.js';
import { DigestReader } from '#workouts/ports/digest-reader.js';

/** What a workout's efforts are to be compared with: the bests of the days before it. */
@Injectable()
export class GetRecentBests {
  constructor(
    private readonly standing: AccountStanding,
    private readonly digests: DigestReader,
  ) {}

  /** Throws ONBOARDING_REQUIRED; NOT_FOUND, also where it is another athlete's. */
  async execute(userId: string, workoutId: string): Promise<RecentBests> {
    await this.standing.assertProfileCompleted(userId);
    const workout = await this.digests.whenAndWhat(userId, workoutId);
    if (!workout) throw noSuchWorkout();
    const range = { from: addDays(workout.day, 1 - RECENT_DAYS), to: workout.day };
    return recentBestsOf(
      range,
      await this.digests.recent(userId, workout.family, range, {
        workoutId,
        startTime: workout.startTime,
      }),
    );
  }
}
