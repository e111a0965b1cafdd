import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Count } from '#platform/http/api-properties.js';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '#billing/domain/subscription-status.js';

export class SubscriptionStatusAnswer {
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES })
  subscriptionStatus!: SubscriptionStatus;

  @Count()
  uploadsUsed!: number;

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }] })
  uploadsRemaining!: number | 'unlimited';

  @Count()
  questionsUsed!: number;

  @ApiProperty()
  trialFullyExhausted!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'End of the last period that was paid for',
  })
  paidThrough!: string | null;

  @ApiProperty({ description: 'The plan runs until `paidThrough` and is not charged again' })
  cancelAtPeriodEnd!: boolean;

  @ApiProperty({
    type: String,
    enum: ['paid', 'failed', null],
    nullable: true,
    description: 'Null where no payment has been tried',
  })
  lastPayment!: 'paid' | 'failed' | null;
}

/** Either a payment to go on with, or the news that none is needed. */
export class CreateSubscriptionAnswer {
  @ApiPropertyOptional({ enum: ['already_active'] })
  status?: 'already_active';

  @ApiPropertyOptional({
    description: 'For the page of the payment provider; belongs to this athlete alone',
  })
  clientSecret?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Null in the sandbox, which needs none',
  })
  publishableKey?: string | null;

  @ApiPropertyOptional({ enum: ['stripe', 'sandbox'] })
  provider?: 'stripe' | 'sandbox';
}

export class SyncSubscriptionAnswer {
  @ApiProperty({ enum: SUBSCRIPTION_STATUSES })
  appStatus!: SubscriptionStatus;
}

export class PlanChangedAnswer {
  @ApiProperty({ description: 'One sentence for a person' })
  message!: string;

  @ApiProperty({ enum: SUBSCRIPTION_STATUSES })
  subscriptionStatus!: SubscriptionStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidThrough!: string | null;
}
