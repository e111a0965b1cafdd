import { ApiProperty } from '@nestjs/swagger';
import { Count, Id, Moment, MomentOrNull, TextOrNull } from '#platform/http/api-properties.js';
import { PaginationAnswer } from '../pagination.answer.js';

const STATUSES = ['TRIAL', 'PENDING', 'ACTIVE', 'CANCELED', 'COMPLETED', 'EXPIRED', 'SUSPENDED'];
/** A user in the administrators' table. */
export class AdminUserAnswer {
  @Id()
  userId!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  firstName!: string;

  @ApiProperty()
  lastName!: string;

  @ApiProperty()
  city!: string;

  @ApiProperty()
  country!: string;

  @ApiProperty({ enum: ['CYCLING', 'RUNNING', 'BOTH'] })
  sport!: string;

  @ApiProperty({ enum: ['athlete', 'admin'] })
  role!: string;

  @ApiProperty()
  profileCompleted!: boolean;

  @ApiProperty({ enum: STATUSES, description: 'SUSPENDED wins over the plan' })
  subscriptionDisplay!: string;

  @ApiProperty({ enum: STATUSES, description: 'how the plan is called' })
  subscriptionStatus!: string;

  @ApiProperty({ enum: ['ENABLED', 'SUSPENDED'] })
  accessDisplay!: string;

  @ApiProperty()
  isSuspended!: boolean;

  @TextOrNull()
  suspendReason!: string | null;

  @MomentOrNull()
  suspendExpiresAt!: string | null;

  @MomentOrNull('until when an owed payment keeps nobody out')
  paymentGraceUntil!: string | null;

  @MomentOrNull('when the card is charged next; null where it is not')
  nextBillingDisplay!: string | null;

  @ApiProperty({ type: String, enum: ['paid', 'failed', null], nullable: true })
  lastPaymentStatus!: 'paid' | 'failed' | null;

  @Count('that did not fail, in the trial and after it')
  uploads!: number;

  @TextOrNull('in the payment provider’s own words')
  providerStatus!: string | null;

  @TextOrNull('of the payment provider, whichever it is')
  stripeCustomerId!: string | null;

  @TextOrNull()
  stripeSubscriptionId!: string | null;

  @TextOrNull('page of the customer at the payment provider; null in the sandbox')
  customerUrl!: string | null;

  @TextOrNull()
  subscriptionUrl!: string | null;

  @Moment()
  createdAt!: string;

  @MomentOrNull('when the payment provider was last asked')
  lastSyncedAt!: string | null;

  @MomentOrNull()
  paidThrough!: string | null;
}

export class AdminUserListAnswer {
  @ApiProperty({ type: [AdminUserAnswer] })
  users!: readonly AdminUserAnswer[];

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}

export class AdminSubscriptionListAnswer {
  @ApiProperty({ type: [AdminUserAnswer] })
  subscriptions!: readonly AdminUserAnswer[];

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}

export class ChangedUserAnswer {
  @ApiProperty({ type: AdminUserAnswer })
  user!: AdminUserAnswer;
}

export class AdminUserProfileAnswer {
  @ApiProperty()
  email!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description:
      'every answer of the questionnaire by its field, with id, userId and createdAt; null ' +
      'where it was never completed',
  })
  profile!: Readonly<Record<string, unknown>> | null;
}
