import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { METRIC_UNITS } from '#kernel/units.js';
import type { AthleteProfile } from '#accounts/domain/athlete-profile.js';
import { athletesDay } from '#accounts/domain/day.js';
import { thresholdValuesOnDay } from '#accounts/domain/thresholds/thresholds-on-day.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';

/** Units and today's thresholds of an athlete. */
@Injectable()
export class ReadProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** @param said today where the athlete is, as their client says it */
  async of(userId: string, said: string | null): Promise<AthleteProfile> {
    const units = await this.profiles.unitsOf(userId);
    const entries = await this.profiles.thresholdEntries(userId);
    return {
      units: units ?? METRIC_UNITS,
      thresholds: thresholdValuesOnDay(entries, athletesDay(this.clock.now(), said)),
    };
  }
}
