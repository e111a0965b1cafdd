import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { UnitPreferences } from '#kernel/units.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import type { DatedThresholds } from '#accounts/domain/athlete-profile.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { AthleteProfileRecord } from './athlete-profile.record.js';
import { AthleteThresholdRecord } from './athlete-threshold.record.js';

@Injectable()
export class TypeormAthleteProfileRepository extends AthleteProfileRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  /** The row of the account is the lock; rows that point to it may still be written meanwhile. */
  async lock(userId: string): Promise<void> {
    const rows = await this.session
      .manager()
      .query<object[]>(`SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE`, [userId]);
    if (rows.length === 0) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
  }

  async unitsOf(userId: string): Promise<UnitPreferences | null> {
    const [units] = await this.session
      .manager()
      .query<UnitPreferences[]>(
        `${OFTEN}SELECT unit_system AS system, pace_unit AS pace, distance_unit AS distance, ` +
          'elevation_unit AS elevation FROM athlete_profiles WHERE user_id = $1',
        [userId],
      );
    return units ?? null;
  }

  async saveUnits(userId: string, units: UnitPreferences, now: Date): Promise<void> {
    await this.session.manager().upsert(
      AthleteProfileRecord,
      {
        userId,
        unitSystem: units.system,
        paceUnit: units.pace,
        distanceUnit: units.distance,
        elevationUnit: units.elevation,
        updatedAt: now,
      },
      ['userId'],
    );
  }

  async thresholdEntries(userId: string): Promise<readonly DatedThresholds[]> {
    const records = await this.session
      .manager()
      .find(AthleteThresholdRecord, { where: { userId }, order: { validFrom: 'ASC' } });
    return records.map(({ userId: _user, updatedAt: _updated, ...entry }) => ({ ...entry }));
  }

  async putThresholds(userId: string, entry: DatedThresholds, now: Date): Promise<void> {
    const { validFrom, ftpW, maxHr, restingHr, weightKg, basePaceSPerKm, zones } = entry;
    // As text: TypeORM's input type reaches into JSON documents, where it knows no read-only lists.
    await this.session.manager().query(
      `INSERT INTO athlete_thresholds (user_id, valid_from, ftp_w, max_hr, resting_hr, weight_kg, base_pace_s_per_km, zones, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (user_id, valid_from) DO UPDATE SET (ftp_w, max_hr, resting_hr, weight_kg, base_pace_s_per_km, zones, updated_at)
         = (EXCLUDED.ftp_w, EXCLUDED.max_hr, EXCLUDED.resting_hr, EXCLUDED.weight_kg, EXCLUDED.base_pace_s_per_km, EXCLUDED.zones, EXCLUDED.updated_at)`,
      [
        userId,
        validFrom,
        ftpW,
        maxHr,
        restingHr,
        weightKg,
        basePaceSPerKm,
        JSON.stringify(zones),
        now,
      ],
    );
  }

  async removeThresholds(userId: string, validFrom: string): Promise<boolean> {
    const { affected } = await this.session
      .manager()
      .delete(AthleteThresholdRecord, { userId, validFrom });
    return affected === 1;
  }
}
