import { Injectable } from '@nestjs/common';
import { SubscriptionStateQuery, type SubscriptionState } from './subscription-state.query.js';
import { ProviderReadings } from './provider-readings.js';

/**
 * Asks the provider itself how a person's plan stands, whatever news of it have come or were lost.
 */
@Injectable()
export class SyncSubscription {
  constructor(
    private readonly readings: ProviderReadings,
    private readonly state: SubscriptionStateQuery,
  ) {}

  /** Throws SERVICE_UNAVAILABLE where the provider does not answer. */
  async execute(userId: string): Promise<SubscriptionState> {
    await this.readings.readAllOf(userId);
    return this.state.of(userId);
  }
}
