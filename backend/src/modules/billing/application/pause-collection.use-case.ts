import { Injectable } from '@nestjs/common';
import { isLive } from '../domain/provider-subscription.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { ProviderReadings } from './provider-readings.js';

/** Pauses the collection of payments while an account is paused, and resumes it. */
@Injectable()
export class PauseCollection {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
  ) {}

  /** Does nothing without an automatically charged plan. Throws SERVICE_UNAVAILABLE. */
  async execute(userId: string, paused: boolean): Promise<void> {
    const running = (await this.subscriptions.ofUser(userId)).find(isLive);
    // Only the athlete makes a first payment, and providers cannot pause it.
    if (!running || running.status === 'incomplete') return;
    await this.provider.setCollectionPaused(running.id, paused);
    await this.readings.readOne(running.id);
  }
}
