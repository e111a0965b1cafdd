import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type { ThresholdHistory } from '#accounts/domain/athlete-profile.js';
import { changedDays } from '#accounts/domain/thresholds/changed-days.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { ProfileListeners } from './profile-listeners.js';

/** Everything an athlete ever entered about thresholds, and the only way to change it. */
@Injectable()
export class ThresholdHistories {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly listeners: ProfileListeners,
    private readonly work: UnitOfWork,
  ) {}

  async of(userId: string): Promise<ThresholdHistory> {
    const entries = await this.profiles.thresholdEntries(userId);
    const completed = await this.profiles.completedQuestionnaire(userId);
    return { entries, sex: completed?.answers.gender ?? null };
  }

  /**
   * Runs a change while nobody else changes this athlete's profile. Listeners get the days whose
   * thresholds changed, in the same unit of work.
   */
  change<T>(userId: string, change: (before: ThresholdHistory) => Promise<T>): Promise<T> {
    return this.work.run(async () => {
      await this.profiles.lock(userId);
      const before = await this.of(userId);
      const result = await change(before);
      const days = changedDays(before, await this.of(userId));
      if (days) await this.listeners.tellOfThresholds(userId, days);
      return result;
    });
  }
}
