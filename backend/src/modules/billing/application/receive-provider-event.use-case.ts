import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type { ProviderEvent } from '../domain/provider-event.js';
import { BillingWork } from '../ports/billing-work.js';
import { ForgedEventError, PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/** Receives a webhook event: stores it and plans its job in one commit before it is confirmed. */
@Injectable()
export class ReceiveProviderEvent {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly planned: BillingWork,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_FAILED for an event that the provider did not sign; stores nothing of it. */
  async execute(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.read(rawBody, signature);
    await this.work.run(async () => {
      if (await this.subscriptions.keepEvent(event, this.clock.now()))
        await this.planned.applyEvent(event.id);
    });
  }

  private read(rawBody: Buffer, signature: string): ProviderEvent {
    try {
      return this.provider.readEvent(rawBody, signature);
    } catch (error) {
      if (!(error instanceof ForgedEventError)) throw error;
      const message = 'The signature does not fit.';
      throw new DomainError(
        'VALIDATION_FAILED',
        message,
        { fields: [{ field: 'stripe-signature', message }] },
        { cause: error },
      );
    }
  }
}
