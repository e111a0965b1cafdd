import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnZones } from '#accounts/domain/thresholds/own-zones.js';

/** Thresholds valid from a day on; null: nothing was entered on that day. */
@Entity('athlete_thresholds')
export class AthleteThresholdRecord {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('date', { name: 'valid_from' })
  validFrom!: string;

  @Column('double precision', { name: 'ftp_w', nullable: true })
  ftpW!: number | null;

  @Column('double precision', { name: 'max_hr', nullable: true })
  maxHr!: number | null;

  @Column('double precision', { name: 'resting_hr', nullable: true })
  restingHr!: number | null;

  @Column('double precision', { name: 'weight_kg', nullable: true })
  weightKg!: number | null;

  @Column('double precision', { name: 'base_pace_s_per_km', nullable: true })
  basePaceSPerKm!: number | null;

  @Column('jsonb')
  zones!: OwnZones;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
