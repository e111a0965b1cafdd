import { Injectable } from '@nestjs/common';
import { trialFullyExhausted, uploadsRemaining, type SubscriptionStatus } from '../domain/trial.js';
import { TrialLedger } from '../ports/trial-ledger.js';

export interface SubscriptionState {
  readonly subscriptionStatus: SubscriptionStatus;
  readonly uploadsUsed: number;
  readonly uploadsRemaining: number | 'unlimited';
  readonly questionsUsed: number;
  readonly trialFullyExhausted: boolean;
  readonly paidThrough: Date | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** Where the athlete stands: plan, what is used and what is left. */
@Injectable()
export class SubscriptionStateQuery {
  constructor(private readonly ledger: TrialLedger) {}

  async of(userId: string): Promise<SubscriptionState> {
    const use = await this.ledger.useOf(userId);
    return {
      subscriptionStatus: 'TRIAL',
      uploadsUsed: use.uploadsUsed,
      uploadsRemaining: uploadsRemaining(use),
      questionsUsed: use.questionsUsed,
      trialFullyExhausted: trialFullyExhausted(use),
      paidThrough: null,
      cancelAtPeriodEnd: false,
    };
  }
}
