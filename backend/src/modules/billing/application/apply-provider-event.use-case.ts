import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { ProviderReadings } from './provider-readings.js';

/**
 * Webhook events only say where to look; the provider's current answer counts. So their order does
 * not matter.
 */
@Injectable()
export class ApplyProviderEvent {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for an applied event. */
  async execute(eventId: string): Promise<void> {
    const event = await this.subscriptions.openEvent(eventId);
    if (!event) return;
    if (event.subscriptionId !== null) await this.readings.readOne(event.subscriptionId);
    await this.subscriptions.markApplied(eventId, this.clock.now());
  }
}
