import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { UnitPreferences } from '../../../kernel/units.js';
import type { AthleteProfile, ThresholdValues } from '../domain/athlete-profile.js';
import { AthleteProfileRepository } from '../ports/athlete-profile.repository.js';
import { ReadProfile } from './read-profile.query.js';
import { ThresholdListeners } from './threshold-listeners.js';

export interface ProfileChange {
  readonly units: Partial<UnitPreferences>;
  readonly thresholds: Partial<ThresholdValues>;
}

/** Changes units and thresholds. Thresholds hold from today on, and whatever depends on them is told in the same unit of work. */
@Injectable()
export class SaveProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly read: ReadProfile,
    private readonly listeners: ThresholdListeners,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_FAILED where the resting heart rate is not below the maximum. */
  execute(userId: string, change: ProfileChange): Promise<AthleteProfile> {
    return this.work.run(async () => {
      const before = await this.read.of(userId);
      const now = this.clock.now();
      const after = { ...before.thresholds, ...change.thresholds };
      assertPlausible(after);
      if (Object.keys(change.units).length > 0) await this.profiles.saveUnits(userId, { ...before.units, ...change.units }, now);
      if (differs(before.thresholds, after)) {
        await this.profiles.saveThresholds(userId, now.toISOString().slice(0, 10), change.thresholds, now);
        await this.listeners.tellAll(userId);
      }
      return this.read.of(userId);
    });
  }
}

function differs(before: ThresholdValues, after: ThresholdValues): boolean {
  return (Object.keys(after) as (keyof ThresholdValues)[]).some((key) => before[key] !== after[key]);
}

function assertPlausible({ maxHr, restingHr }: ThresholdValues): void {
  if (maxHr === null || restingHr === null || restingHr < maxHr) return;
  const message = 'Resting heart rate must be below the maximum heart rate.';
  throw new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'restingHR', message }] });
}
