import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPlans, AccountSuspension } from '#accounts/index.js';
import { emailsDue } from '../domain/emails-due.js';
import { planForecast } from '../domain/plan-forecast.js';
import { planOf } from '../domain/plan.js';
import { isLive, type ProviderSubscription } from '../domain/provider-subscription.js';
import { OWED_REASON } from '../domain/refusals.js';
import { BillingMailer } from '../ports/billing-mailer.js';
import { BillingWork } from '../ports/billing-work.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/**
 * Reads subscriptions from the provider and stores them: the only source of what we know about
 * them.
 */
@Injectable()
export class ProviderReadings {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly suspension: AccountSuspension,
    private readonly accountPlans: AccountPlans,
    private readonly planned: BillingWork,
    private readonly mailer: BillingMailer,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Reads one subscription. False if it belongs to none of our customers. */
  async readOne(subscriptionId: string): Promise<boolean> {
    const reading = await this.subscriptions.nextReading();
    const seen = await this.provider.find(subscriptionId);
    return seen !== null && this.keep(seen, reading);
  }

  /** Reads all subscriptions of a person; the customer id is our own record. */
  async readAllOf(userId: string): Promise<void> {
    const customerId = await this.subscriptions.customerOf(userId);
    if (customerId === null) return;
    const reading = await this.subscriptions.nextReading();
    // Oldest first, so that a person never has two live ones.
    const seen = [...(await this.provider.subscriptionsOf(customerId))].sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    );
    for (const subscription of seen) await this.keep(subscription, reading);
  }

  /**
   * Stores a reading and its consequences in one commit. False if it belongs to none of our
   * customers.
   * @param reading from `nextReading`, taken before asking the provider
   */
  async keep(seen: ProviderSubscription, reading: string): Promise<boolean> {
    return (await this.isOneTooMany(seen)) || this.write(seen, reading);
  }

  /**
   * We never open a second subscription, but an operator can by hand. An unpaid one of two is
   * canceled; if both are paid, the known one counts until it ends, and the log names the other.
   */
  private async isOneTooMany(seen: ProviderSubscription): Promise<boolean> {
    if (!isLive(seen)) return false;
    const known = await this.runningBeside(seen);
    // Our record of it may be stale.
    if (known) await this.readOne(known.id);
    const other = known && (await this.runningBeside(seen));
    if (!other) return false;
    if (other.status === 'incomplete' && seen.status !== 'incomplete') {
      await this.provider.cancelNow(other.id);
      await this.readOne(other.id);
      return false;
    }
    if (seen.status === 'incomplete') await this.provider.cancelNow(seen.id);
    else this.mailer.twoSubscriptions(other.id, seen.id);
    return true;
  }

  private async runningBeside({
    id,
    customerId,
  }: ProviderSubscription): Promise<ProviderSubscription | null> {
    const userId = await this.subscriptions.ownerOf(customerId);
    const known = userId === null ? [] : await this.subscriptions.ofUser(userId);
    return known.find((one) => isLive(one) && one.id !== id) ?? null;
  }

  private write(seen: ProviderSubscription, reading: string): Promise<boolean> {
    return this.work.run(async () => {
      const userId = await this.subscriptions.ownerOf(seen.customerId);
      if (userId === null) return false;
      const known = await this.subscriptions.write(userId, seen, reading);
      if (known === null) return true;
      for (const email of emailsDue(known)) {
        if (await this.subscriptions.claimEmail(known.id, email))
          await this.planned.sendEmails({ ...email, userId, subscriptionId: known.id });
      }
      const all = await this.subscriptions.ofUser(userId);
      const now = this.clock.now();
      await this.accountPlans.note(userId, planForecast(all, now));
      const { access } = planOf(all, now);
      if (access === 'owed') await this.suspension.beginForPayment(userId, OWED_REASON);
      else await this.suspension.endForPayment(userId);
      return true;
    });
  }
}
