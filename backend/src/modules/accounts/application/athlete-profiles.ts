import { Injectable } from '@nestjs/common';
import type { Thresholds } from '../../../analysis/thresholds.js';
import { METRIC_UNITS, type UnitPreferences } from '../../../kernel/units.js';
import { thresholdsOnDay } from '../domain/thresholds-on-day.js';
import { AthleteProfileRepository } from '../ports/athlete-profile.repository.js';

/** What the other modules may know of an athlete: thresholds by date and units, nothing personal. */
@Injectable()
export class AthleteProfiles {
  constructor(private readonly profiles: AthleteProfileRepository) {}

  /** @param day YYYY-MM-DD, the day of the workout where the athlete was */
  async thresholdsOn(userId: string, day: string): Promise<Thresholds> {
    return thresholdsOnDay(await this.profiles.thresholdHistory(userId), day);
  }

  async unitsOf(userId: string): Promise<UnitPreferences> {
    return (await this.profiles.unitsOf(userId)) ?? METRIC_UNITS;
  }
}
