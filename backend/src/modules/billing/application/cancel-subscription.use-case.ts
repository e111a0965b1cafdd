import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { isLive, type KnownSubscription } from '../domain/provider-subscription.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { Plans } from './plans.js';
import { ProviderReadings } from './provider-readings.js';
import { SubscriptionStateQuery, type SubscriptionState } from './subscription-state.query.js';

/**
 * Cancels a plan: no further charge, and access until the end of the paid time (readings X-16,
 *
 */
@Injectable()
export class CancelSubscription {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
    private readonly plans: Plans,
    private readonly state: SubscriptionStateQuery,
  ) {}

  /**
   * Idempotent. Throws NOT_FOUND if there is no plan to cancel,
   * SERVICE_UNAVAILABLE.
   */
  async execute(userId: string, reason: string): Promise<SubscriptionState> {
    await this.readings.readAllOf(userId);
    const running = (await this.subscriptions.ofUser(userId)).find(isLive);
    if (running) await this.cancel(running, reason);
    else if ((await this.plans.of(userId)).access !== 'unlimited')
      throw new DomainError('NOT_FOUND', 'You have no subscription to cancel.', {});
    return this.state.of(userId);
  }

  private async cancel(
    { id, status, cancelAtPeriodEnd }: KnownSubscription,
    reason: string,
  ): Promise<void> {
    if (cancelAtPeriodEnd) return;
    if (reason !== '') await this.subscriptions.noteReason(id, reason);
    // An unpaid period has no end to wait for; waiting would keep trying the card.
    if (status === 'active' || status === 'trialing') await this.provider.cancelAtPeriodEnd(id);
    else await this.provider.cancelNow(id);
    await this.readings.readOne(id);
  }
}
