import { ApiProperty } from '@nestjs/swagger';
import type { SubscriptionStatus } from '../../domain/trial.js';

const STATUSES: readonly SubscriptionStatus[] = ['TRIAL', 'PENDING', 'ACTIVE', 'CANCELED', 'COMPLETED', 'EXPIRED', 'SUSPENDED', 'FAILED'];

export class SubscriptionStatusAnswer {
  @ApiProperty({ enum: STATUSES })
  subscriptionStatus!: SubscriptionStatus;

  @ApiProperty({ type: 'integer' })
  uploadsUsed!: number;

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['unlimited'] }] })
  uploadsRemaining!: number | 'unlimited';

  @ApiProperty({ type: 'integer' })
  questionsUsed!: number;

  @ApiProperty()
  trialFullyExhausted!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidThrough!: string | null;

  @ApiProperty()
  cancelAtPeriodEnd!: boolean;
}
