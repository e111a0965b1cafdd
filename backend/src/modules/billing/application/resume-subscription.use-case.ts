import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { isLive } from '../domain/provider-subscription.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { ProviderReadings } from './provider-readings.js';
import { SubscriptionStateQuery, type SubscriptionState } from './subscription-state.query.js';

/** Revokes a cancellation during the paid time. Nothing is charged before the period's end. */
@Injectable()
export class ResumeSubscription {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
    private readonly state: SubscriptionStateQuery,
  ) {}

  /**
   * Idempotent. Throws NOT_FOUND if the plan has ended or never existed,
   * SERVICE_UNAVAILABLE.
   */
  async execute(userId: string): Promise<SubscriptionState> {
    await this.readings.readAllOf(userId);
    const running = (await this.subscriptions.ofUser(userId)).find(isLive);
    if (!running)
      throw new DomainError(
        'NOT_FOUND',
        'You have no subscription to go on with. Please subscribe again.',
        {},
      );
    if (running.cancelAtPeriodEnd) {
      await this.provider.resume(running.id);
      await this.readings.readOne(running.id);
    }
    return this.state.of(userId);
  }
}
