import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { UploadFailure, UploadStatus } from '#workouts/domain/upload/upload.js';

@Entity('uploads')
export class UploadRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('char', { length: 64 })
  sha256!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'file_key' })
  fileKey!: string;

  @Column('integer', { name: 'size_bytes' })
  sizeBytes!: number;

  @Column('text')
  status!: UploadStatus;

  @Column('integer')
  attempt!: number;

  @Column('boolean', { name: 'slot_taken' })
  slotTaken!: boolean;

  @Column('uuid', { name: 'workout_id', nullable: true })
  workoutId!: string | null;

  @Column('jsonb', { name: 'error', nullable: true })
  failure!: UploadFailure | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
