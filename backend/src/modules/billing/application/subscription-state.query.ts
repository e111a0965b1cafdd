import { Injectable } from '@nestjs/common';
import { AccountStanding } from '#accounts/index.js';
import type { Plan } from '../domain/plan.js';
import type { SubscriptionStatus } from '../domain/subscription-status.js';
import { trialFullyExhausted, uploadsRemaining, type TrialUse } from '../domain/trial.js';
import { TrialLedger } from '../ports/trial-ledger.js';
import { Plans } from './plans.js';

export interface SubscriptionState {
  readonly subscriptionStatus: SubscriptionStatus;
  readonly uploadsUsed: number;
  readonly uploadsRemaining: number | 'unlimited';
  readonly questionsUsed: number;
  readonly trialFullyExhausted: boolean;
  readonly paidThrough: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly lastPayment: Plan['lastPayment'];
}

/** The athlete's plan, what is used and what is left. */
@Injectable()
export class SubscriptionStateQuery {
  constructor(
    private readonly ledger: TrialLedger,
    private readonly plans: Plans,
    private readonly standing: AccountStanding,
  ) {}

  async of(userId: string): Promise<SubscriptionState> {
    const [use, plan, suspended] = await Promise.all([
      this.ledger.useOf(userId),
      this.plans.of(userId),
      this.standing.isSuspended(userId),
    ]);
    return {
      // A suspension is shown instead of any other status (reading X-19).
      subscriptionStatus: suspended ? 'SUSPENDED' : plan.status,
      ...use,
      uploadsRemaining: remaining(plan, use),
      trialFullyExhausted:
        plan.access === 'ended' || (plan.access === 'trial' && trialFullyExhausted(use)),
      paidThrough: plan.paidThrough,
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
      lastPayment: plan.lastPayment,
    };
  }
}

/** An ended plan leaves as little as an exhausted trial. */
function remaining({ access }: Plan, use: TrialUse): number | 'unlimited' {
  if (access === 'unlimited') return 'unlimited';
  return access === 'trial' ? uploadsRemaining(use) : 0;
}
