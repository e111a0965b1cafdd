import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Factor } from '#accounts/domain/session.js';

@Entity('sessions')
export class SessionRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  device!: string;

  @Column('text', { array: true })
  factors!: Factor[];

  @Column('timestamptz', { name: 'begun_at' })
  begunAt!: Date;

  @Column('timestamptz', { name: 'used_at' })
  usedAt!: Date;
}
