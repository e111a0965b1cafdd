import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { NO_READINGS, planOverview, type PlanOverview } from '../domain/plan-overview.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/** Plans of many people in one query, for administrators. */
@Injectable()
export class PlanOverviews {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly clock: Clock,
  ) {}

  /** One for each id, in their order. */
  async of(userIds: readonly string[]): Promise<readonly PlanOverview[]> {
    const readings = await this.subscriptions.readingsOf(userIds);
    const now = this.clock.now();
    return userIds.map((id) => planOverview(readings.get(id) ?? NO_READINGS, now));
  }
}
