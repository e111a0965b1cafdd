import { Injectable } from '@nestjs/common';
import { isLive } from '../domain/provider-subscription.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { ProviderReadings } from './provider-readings.js';

/** Stops the collection of payments while an account is paused, and starts it again. */
@Injectable()
export class PauseCollection {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
  ) {}

  /**
   * Nothing happens where there is no plan that is charged by itself. Throws SERVICE_UNAVAILABLE.
   */
  async execute(userId: string, paused: boolean): Promise<void> {
    const running = (await this.subscriptions.ofUser(userId)).find(isLive);
    // What waits for its first payment is charged by nobody but the athlete, and providers change
    // nothing about it.
    if (!running || running.status === 'incomplete') return;
    await this.provider.setCollectionPaused(running.id, paused);
    await this.readings.readOne(running.id);
  }
}
