import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { planOf, type Plan } from '../domain/plan.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/** The plan of a person at this moment, from what the provider said last. */
@Injectable()
export class Plans {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<Plan> {
    return planOf(await this.subscriptions.ofUser(userId), this.clock.now());
  }
}
