import { Injectable } from '@nestjs/common';
import type { Thresholds } from '#analysis/thresholds.js';
import { METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { thresholdsOnDay } from '#accounts/domain/thresholds/thresholds-on-day.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { ThresholdHistories } from './threshold-histories.js';

/**
 * What other modules may know of an athlete: thresholds and zones by date, sex, units; nothing else
 * that is personal.
 */
@Injectable()
export class AthleteProfiles {
  constructor(
    private readonly histories: ThresholdHistories,
    private readonly profiles: AthleteProfileRepository,
  ) {}

  /** @param day YYYY-MM-DD, the local day of the workout */
  async thresholdsOn(userId: string, day: string): Promise<Thresholds> {
    return thresholdsOnDay(await this.histories.of(userId), day);
  }

  async unitsOf(userId: string): Promise<UnitPreferences> {
    return (await this.profiles.unitsOf(userId)) ?? METRIC_UNITS;
  }
}
