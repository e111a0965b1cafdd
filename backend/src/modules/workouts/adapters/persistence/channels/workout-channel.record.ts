import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ChannelSource } from '#analysis/recording/recording.js';
import type { StoredColumn } from './channel-codec-steps.js';

/** One column of samples, compressed; `codec` says how. The time axis is a column of its own. */
@Entity('workout_channels')
export class WorkoutChannelRecord {
  @PrimaryColumn('uuid', { name: 'workout_id' })
  workoutId!: string;

  @PrimaryColumn('text')
  name!: StoredColumn;

  @Column('smallint')
  codec!: number;

  @Column('text')
  source!: ChannelSource;

  @Column('integer')
  samples!: number;

  @Column('bytea')
  bytes!: Buffer;
}
