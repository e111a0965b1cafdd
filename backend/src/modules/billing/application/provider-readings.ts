import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPlans, AccountSuspension } from '#accounts/index.js';
import { lettersDue } from '../domain/emails-due.js';
import { planForecast } from '../domain/plan-forecast.js';
import { planOf } from '../domain/plan.js';
import { isLive, type ProviderSubscription } from '../domain/provider-subscription.js';
import { OWED_REASON } from '../domain/refusals.js';
import { BillingLog } from '../ports/billing-log.js';
import { BillingWork } from '../ports/billing-work.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/**
 * Looks at the provider and keeps what it sees: the only way in which anything about a subscription
 * is ever learnt.
 */
@Injectable()
export class ProviderReadings {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly suspension: AccountSuspension,
    private readonly accountPlans: AccountPlans,
    private readonly planned: BillingWork,
    private readonly log: BillingLog,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Looks at one subscription. False where it is nobody's of ours. */
  async readOne(subscriptionId: string): Promise<boolean> {
    const reading = await this.subscriptions.nextReading();
    const seen = await this.provider.find(subscriptionId);
    return seen !== null && this.keep(seen, reading);
  }

  /** Looks at all that a person has; the customer comes from our own books alone. */
  async readAllOf(userId: string): Promise<void> {
    const customerId = await this.subscriptions.customerOf(userId);
    if (customerId === null) return;
    const reading = await this.subscriptions.nextReading();
    // What is over goes first, so that there are never two of one person that are not.
    const seen = [...(await this.provider.subscriptionsOf(customerId))].sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    );
    for (const subscription of seen) await this.keep(subscription, reading);
  }

  /**
   * Keeps what a look has seen, with all that follows from it, in one commit. False where it is
   * nobody's of ours.
   * @param reading from `nextReading`, taken before the look
   */
  async keep(seen: ProviderSubscription, reading: string): Promise<boolean> {
    return (await this.isOneTooMany(seen)) || this.write(seen, reading);
  }

  /** How the plan of a person is called by what is known of it, for the lists of accounts. */
  async file(userId: string): Promise<void> {
    const known = await this.subscriptions.ofUser(userId);
    if (known.length > 0)
      await this.accountPlans.note(userId, planForecast(known, this.clock.now()));
  }

  /**
   * Nobody gets two subscriptions from us, but an operator can make one by hand. Of two that run,
   * the one that nobody has paid is dropped; where both are paid, the one that we know stays ours
   * until it is over, and the operator reads of the other in the log.
   */
  private async isOneTooMany(seen: ProviderSubscription): Promise<boolean> {
    if (!isLive(seen)) return false;
    const known = await this.runningBeside(seen);
    // What we know of it may be old.
    if (known) await this.readOne(known.id);
    const other = known && (await this.runningBeside(seen));
    if (!other) return false;
    if (other.status === 'incomplete' && seen.status !== 'incomplete') {
      await this.provider.cancelNow(other.id);
      await this.readOne(other.id);
      return false;
    }
    if (seen.status === 'incomplete') await this.provider.cancelNow(seen.id);
    else this.log.twoRun(other.id, seen.id);
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
      for (const letter of lettersDue(known)) {
        if (await this.subscriptions.claimLetter(known.id, letter))
          await this.planned.letters({ ...letter, userId, subscriptionId: known.id });
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
