import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Visitor } from '#coaching/domain/demo/demo-session.js';

/** A visit to the demo, with the columns of the administrators' list (spec 002 §3). */
@Entity('demo_sessions')
export class DemoSessionRecord implements Visitor {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null once the session is closed for good. */
  @Column('text', { name: 'key_hash', nullable: true })
  keyHash!: string | null;

  @Column('uuid', { name: 'workout_id' })
  workoutId!: string;

  @Column('text')
  sport!: Visitor['sport'];

  @Column('text')
  level!: Visitor['level'];

  @Column('text', { name: 'data_source' })
  dataSource!: string;

  @Column('text', { name: 'age_range', nullable: true })
  ageRange!: Visitor['ageRange'];

  @Column('text', { nullable: true })
  gender!: Visitor['gender'];

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { name: 'device_type', nullable: true })
  deviceType!: Visitor['deviceType'];

  @Column('text', { name: 'preset_question_1', nullable: true })
  presetQuestion1!: string | null;

  @Column('text', { name: 'preset_question_2', nullable: true })
  presetQuestion2!: string | null;

  @Column('text', { name: 'user_question', nullable: true })
  userQuestion!: string | null;

  @Column('integer')
  answered!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
