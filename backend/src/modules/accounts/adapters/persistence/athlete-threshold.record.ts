import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Thresholds that hold from a day on; a null says that nothing was entered on that day. */
@Entity('athlete_thresholds')
export class AthleteThresholdRecord {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('date', { name: 'valid_from' })
  validFrom!: string;

  @Column('real', { name: 'ftp_w', nullable: true })
  ftpW!: number | null;

  @Column('real', { name: 'max_hr', nullable: true })
  maxHr!: number | null;

  @Column('real', { name: 'resting_hr', nullable: true })
  restingHr!: number | null;

  @Column('real', { name: 'weight_kg', nullable: true })
  weightKg!: number | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
