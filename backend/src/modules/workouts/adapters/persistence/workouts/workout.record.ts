import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  DeveloperChannel,
  Recording,
  RecordingWarning,
} from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { WorkoutSummary } from '#analysis/analysed-workout.js';

/** A recording without its samples, which are stored by the column. */
export type RecordingFrame = Omit<Recording, 'time' | 'channels' | 'developerChannels'> & {
  readonly developerChannels?: readonly Omit<DeveloperChannel, 'values'>[];
};

@Entity('workouts')
export class WorkoutRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'upload_id' })
  uploadId!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text')
  sport!: string;

  @Column('text')
  family!: SportFamily;

  @Column('boolean')
  indoor!: boolean;

  @Column('timestamptz', { name: 'start_time' })
  startTime!: Date;

  @Column('integer', { name: 'utc_offset_s', nullable: true })
  utcOffsetS!: number | null;

  /** The day on the athlete's own clock. */
  @Column('date', { name: 'local_date' })
  localDate!: string;

  @Column('double precision', { name: 'duration_s' })
  durationS!: number;

  @Column('double precision', { name: 'elapsed_s' })
  elapsedS!: number;

  @Column('double precision', { name: 'distance_m', nullable: true })
  distanceM!: number | null;

  @Column('jsonb')
  summary!: WorkoutSummary;

  @Column('jsonb')
  recording!: RecordingFrame;

  @Column('jsonb')
  warnings!: readonly RecordingWarning[];

  @Column('text', { name: 'device_name', nullable: true })
  deviceName!: string | null;

  @Column('text', { name: 'device_serial', nullable: true })
  deviceSerial!: string | null;

  /** What the athlete calls it, and below what they write about it. */
  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
