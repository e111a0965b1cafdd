import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RegisteredSport, UserRole } from '#accounts/domain/user.js';

@Entity('users')
export class UserRecord {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text', { name: 'email_key' })
  emailKey!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  @Column('text')
  city!: string;

  @Column('text')
  country!: string;

  @Column('text')
  sport!: RegisteredSport;

  @Column('text')
  role!: UserRole;

  @Column('boolean', { name: 'profile_completed' })
  profileCompleted!: boolean;

  @Column('boolean', { name: 'onboarding_skipped' })
  onboardingSkipped!: boolean;

  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  @Column('timestamptz', { name: 'suspend_expires_at', nullable: true })
  suspendExpiresAt!: Date | null;

  @Column('text', { name: 'suspend_reason', nullable: true })
  suspendReason!: string | null;

  @Column('boolean', { name: 'suspended_for_payment' })
  suspendedForPayment!: boolean;

  /** Until when an owed payment keeps nobody out, by an administrator's leave. */
  @Column('timestamptz', { name: 'payment_grace_until', nullable: true })
  paymentGraceUntil!: Date | null;

  @Column('integer', { name: 'token_version' })
  tokenVersion!: number;

  /** Since when the account is being closed; null for every account in use. */
  @Column('timestamptz', { name: 'leaving_since', nullable: true })
  leavingSince!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
