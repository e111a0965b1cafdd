import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { METRIC_UNITS } from '#kernel/units.js';
import type { AthleteProfile } from '#accounts/domain/athlete-profile.js';
import { dayOf } from '#accounts/domain/day.js';
import { thresholdsOnDay } from '#accounts/domain/thresholds/thresholds-on-day.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';

/** Units and today's thresholds of an athlete. */
@Injectable()
export class ReadProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<AthleteProfile> {
    const units = await this.profiles.unitsOf(userId);
    const entries = await this.profiles.thresholdEntries(userId);
    const today = thresholdsOnDay({ entries, sex: null }, dayOf(this.clock.now()));
    return {
      units: units ?? METRIC_UNITS,
      thresholds: {
        ftpW: today.ftpW?.value ?? null,
        maxHr: today.maxHr?.value ?? null,
        restingHr: today.restingHr?.value ?? null,
        weightKg: today.weightKg?.value ?? null,
        basePaceSPerKm: today.basePaceSPerKm?.value ?? null,
      },
    };
  }
}
