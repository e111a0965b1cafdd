import { Injectable } from '@nestjs/common';
import type { UnitPreferences } from '../../../../kernel/units.js';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { DatedThresholds, ThresholdValues } from '../../domain/athlete-profile.js';
import { AthleteProfileRepository } from '../../ports/athlete-profile.repository.js';
import { AthleteProfileRecord } from './athlete-profile.record.js';
import { AthleteThresholdRecord } from './athlete-threshold.record.js';

@Injectable()
export class TypeormAthleteProfileRepository extends AthleteProfileRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async unitsOf(userId: string): Promise<UnitPreferences | null> {
    const record = await this.session.manager().findOneBy(AthleteProfileRecord, { userId });
    if (!record) return null;
    return { system: record.unitSystem, pace: record.paceUnit, distance: record.distanceUnit, elevation: record.elevationUnit };
  }

  async saveUnits(userId: string, units: UnitPreferences, now: Date): Promise<void> {
    await this.session.manager().upsert(
      AthleteProfileRecord,
      { userId, unitSystem: units.system, paceUnit: units.pace, distanceUnit: units.distance, elevationUnit: units.elevation, updatedAt: now },
      ['userId'],
    );
  }

  async thresholdHistory(userId: string): Promise<readonly DatedThresholds[]> {
    const records = await this.session.manager().find(AthleteThresholdRecord, { where: { userId }, order: { validFrom: 'ASC' } });
    return records.map(({ validFrom, ftpW, maxHr, restingHr, weightKg }) => ({ validFrom, ftpW, maxHr, restingHr, weightKg }));
  }

  async saveThresholds(userId: string, validFrom: string, values: Partial<ThresholdValues>, now: Date): Promise<void> {
    await this.session.manager().upsert(AthleteThresholdRecord, { userId, validFrom, ...values, updatedAt: now }, ['userId', 'validFrom']);
  }
}
