import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { UnitPreferences } from '#kernel/units.js';

@Entity('athlete_profiles')
export class AthleteProfileRecord {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'unit_system' })
  unitSystem!: UnitPreferences['system'];

  @Column('text', { name: 'pace_unit' })
  paceUnit!: UnitPreferences['pace'];

  @Column('text', { name: 'distance_unit' })
  distanceUnit!: UnitPreferences['distance'];

  @Column('text', { name: 'elevation_unit' })
  elevationUnit!: UnitPreferences['elevation'];

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
