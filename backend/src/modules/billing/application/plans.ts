import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { AccountStanding } from '#accounts/index.js';
import { graced, planOf, type Plan } from '../domain/plan.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/**
 * The current plan of a person, from the last reading of the provider. During an administrator's
 * grace, an unpaid plan counts as one whose payment is still being retried.
 */
@Injectable()
export class Plans {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly standing: AccountStanding,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<Plan> {
    const plan = planOf(await this.subscriptions.ofUser(userId), this.clock.now());
    return plan.access === 'owed' && (await this.standing.hasPaymentGrace(userId))
      ? graced(plan)
      : plan;
  }
}
