import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { planOf, type Plan } from '../domain/plan.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/** The current plan of a person, from the last reading of the provider. */
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
