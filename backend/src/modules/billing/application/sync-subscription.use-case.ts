import { Injectable } from '@nestjs/common';
import { SubscriptionStateQuery, type SubscriptionState } from './subscription-state.query.js';
import { ProviderReadings } from './provider-readings.js';

/** Reads a person's plan from the provider, independent of webhook events. */
@Injectable()
export class SyncSubscription {
  constructor(
    private readonly readings: ProviderReadings,
    private readonly state: SubscriptionStateQuery,
  ) {}

  /** Throws SERVICE_UNAVAILABLE if the provider does not respond. */
  async execute(userId: string): Promise<SubscriptionState> {
    await this.readings.readAllOf(userId);
    return this.state.of(userId);
  }
}
