import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('password_resets')
export class PasswordResetRecord {
  @PrimaryColumn('char', { name: 'token_hash', length: 64 })
  tokenHash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  /**
   * Since when it opens nothing any more: used, or made void by a newer one or by a change of the
   * password.
   */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  /** When the owner asked for it. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
