import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import type { DatedThresholds } from '#accounts/domain/athlete-profile.js';
import { assertRoom } from '#accounts/domain/thresholds/assert-room.js';
import { assertEntry } from '#accounts/domain/thresholds/assert-entry.js';
import {
  assertPlausibleHeart,
  assertPlausibleHeartWithout,
} from '#accounts/domain/thresholds/say-thresholds.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { ThresholdHistories } from './threshold-histories.js';

/**
 * Corrects or removes what the athlete entered on a day; workouts that depend on it are computed
 * again.
 */
@Injectable()
export class CorrectThresholds {
  constructor(
    private readonly histories: ThresholdHistories,
    private readonly profiles: AthleteProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** Replaces the entry of its day. Throws VALIDATION_FAILED. */
  async put(userId: string, entry: DatedThresholds): Promise<void> {
    const now = this.clock.now();
    assertEntry(entry, now);
    await this.histories.change(userId, async ({ entries }) => {
      assertRoom(entries, entry.validFrom);
      assertPlausibleHeart(entries, entry);
      await this.profiles.putThresholds(userId, entry, now);
    });
  }

  /**
   * Throws NOT_FOUND if the day has no entry, VALIDATION_FAILED if the rest becomes implausible.
   */
  async remove(userId: string, validFrom: string): Promise<void> {
    await this.histories.change(userId, async ({ entries }) => {
      assertPlausibleHeartWithout(entries, validFrom);
      if (await this.profiles.removeThresholds(userId, validFrom)) return;
      throw new DomainError('NOT_FOUND', 'There are no thresholds of this day.', {});
    });
  }
}
