import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import type { AthleteProfile, ThresholdValues } from '#accounts/domain/athlete-profile.js';
import { assertRoom } from '#accounts/domain/thresholds/assert-room.js';
import { athletesDay } from '#accounts/domain/day.js';
import {
  assertPlausibleHeart,
  entryAfter,
  newValues,
} from '#accounts/domain/thresholds/say-thresholds.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { ReadProfile } from './read-profile.query.js';
import { ProfileListeners } from './profile-listeners.js';
import { ThresholdHistories } from './threshold-histories.js';

export interface ProfileChange {
  readonly units: Partial<UnitPreferences>;
  readonly thresholds: Partial<ThresholdValues>;
}

/**
 * Changes units and thresholds. Thresholds are valid from today on; listeners hear of either change
 * in the same unit of work.
 */
@Injectable()
export class SaveProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly histories: ThresholdHistories,
    private readonly read: ReadProfile,
    private readonly listeners: ProfileListeners,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws VALIDATION_FAILED if the resting heart rate is not below the maximum, or there are too
   * many entries.
   * @param said today where the athlete is, as their client says it
   */
  execute(
    userId: string,
    { units, thresholds }: ProfileChange,
    said: string | null,
  ): Promise<AthleteProfile> {
    return this.histories.change(userId, async ({ entries }) => {
      const now = this.clock.now();
      const today = athletesDay(now, said);
      const values = newValues(entries, today, thresholds);
      if (Object.keys(values).length > 0) {
        const entry = entryAfter(entries, today, values, {});
        assertRoom(entries, today);
        assertPlausibleHeart(entries, entry);
        await this.profiles.putThresholds(userId, entry, now);
      }
      await this.saveUnits(userId, units, now);
      return this.read.of(userId, said);
    });
  }

  /** Units that are left out stay as they are. */
  async saveUnits(userId: string, change: Partial<UnitPreferences>, now: Date): Promise<void> {
    const before = (await this.profiles.unitsOf(userId)) ?? METRIC_UNITS;
    const after = { ...before, ...change };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await this.profiles.saveUnits(userId, after, now);
    await this.listeners.tellOfUnits(userId);
  }
}
