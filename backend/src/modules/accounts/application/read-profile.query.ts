import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { METRIC_UNITS } from '../../../kernel/units.js';
import type { AthleteProfile } from '../domain/athlete-profile.js';
import { thresholdsOnDay } from '../domain/thresholds-on-day.js';
import { AthleteProfileRepository } from '../ports/athlete-profile.repository.js';

/** Units and today's thresholds of an athlete. */
@Injectable()
export class ReadProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<AthleteProfile> {
    const [units, history] = await Promise.all([this.profiles.unitsOf(userId), this.profiles.thresholdHistory(userId)]);
    const today = thresholdsOnDay(history, this.clock.now().toISOString().slice(0, 10));
    return {
      units: units ?? METRIC_UNITS,
      thresholds: {
        ftpW: today.ftpW?.value ?? null,
        maxHr: today.maxHr?.value ?? null,
        restingHr: today.restingHr?.value ?? null,
        weightKg: today.weightKg?.value ?? null,
      },
    };
  }
}
