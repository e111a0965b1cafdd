import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence, KnownAccounts } from '#accounts/index.js';
import type { Plan } from '../domain/plan.js';
import { isLive, type KnownSubscription } from '../domain/provider-subscription.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { Plans } from './plans.js';
import { ProviderReadings } from './provider-readings.js';

export interface Checkout {
  readonly clientSecret: string;
  readonly publishableKey: string | null;
  readonly provider: PaymentProvider['name'];
}

/**
 * Opens the payment of a subscription. Idempotent, also in concurrent tabs: a person has one
 * customer, one live subscription, and gets its payment. An owed payment is opened the same way.
 */
@Injectable()
export class CreateSubscription {
  constructor(
    private readonly accounts: KnownAccounts,
    private readonly presence: AccountPresence,
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
    private readonly plans: Plans,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Null if there is nothing to pay now: the plan is active, or the paid time has not ended. Throws
   * SERVICE_UNAVAILABLE.
   */
  async execute(userId: string): Promise<Checkout | null> {
    await this.readings.readAllOf(userId);
    const plan = await this.plans.of(userId);
    if (plan.access === 'unlimited' && plan.lastPayment === 'paid') return null;
    const known = await this.subscriptions.ofUser(userId);
    const running = known.find(isLive);
    if (running && !lapsed(plan, running)) return this.checkout(running.id);
    if (running) await this.end(running.id);
    return this.checkout(await this.open(userId, known.length));
  }

  /** Its paid time has ended by the clock, and the provider has not ended it yet. */
  private async end(subscriptionId: string): Promise<void> {
    await this.provider.cancelNow(subscriptionId);
    await this.readings.readOne(subscriptionId);
  }

  /**
   * Concurrent tabs have read the same number of earlier subscriptions, and so open the same one.
   * @param attempt from the reading that found none live: a later count could include one that
   * another tab has just opened
   */
  private async open(userId: string, attempt: number): Promise<string> {
    const customerId =
      (await this.subscriptions.customerOf(userId)) ?? (await this.newCustomer(userId));
    const subscriptionId = await this.provider
      .subscribe(customerId, `subscription-${userId}-${attempt}`)
      .catch((error: unknown) => this.explained(userId, error));
    if (await this.readings.readOne(subscriptionId)) return subscriptionId;
    // The account was closed meanwhile, so no payment may stay open.
    await this.provider.cancelNow(subscriptionId);
    throw closed();
  }

  /** The provider opens nothing for a removed customer. */
  private async explained(userId: string, error: unknown): Promise<never> {
    throw (await this.accounts.of(userId)) ? error : closed(error);
  }

  private async newCustomer(userId: string): Promise<string> {
    const contact = await this.accounts.of(userId);
    if (!contact) throw closed();
    const customerId = await this.provider.customerFor({ userId, email: contact.email });
    return this.work.run(async () => {
      await this.presence.hold(userId);
      return this.subscriptions.keepCustomer(userId, customerId);
    });
  }

  private async checkout(subscriptionId: string): Promise<Checkout | null> {
    const payment = await this.provider.paymentOf(subscriptionId);
    if (!payment?.clientSecret) return null;
    return {
      clientSecret: payment.clientSecret,
      publishableKey: this.provider.publishableKey,
      provider: this.provider.name,
    };
  }
}

/** Canceled and ended: no payment would reopen it. */
function lapsed({ access }: Plan, { status }: KnownSubscription): boolean {
  return access === 'ended' && (status === 'active' || status === 'trialing');
}

function closed(cause?: unknown): DomainError {
  return new DomainError('UNAUTHENTICATED', 'This account has been closed.', {}, { cause });
}
