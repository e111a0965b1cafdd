import { Injectable } from '@nestjs/common';
import { KnownAccounts, NotificationAddress } from '#accounts/index.js';
import { BillingMailer } from '../ports/billing-mailer.js';
import type { PlannedEmail } from '../ports/billing-work.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

export type Reader = 'athlete' | 'operator';

/** Sends a planned email, unless the account is gone by now or no notification address is set. */
@Injectable()
export class SendBillingEmail {
  constructor(
    private readonly accounts: KnownAccounts,
    private readonly subscriptions: SubscriptionRepository,
    private readonly notification: NotificationAddress,
    private readonly mailer: BillingMailer,
  ) {}

  async execute(
    { userId, subscriptionId, kind, occasion }: PlannedEmail,
    reader: Reader,
  ): Promise<void> {
    const account = await this.accounts.of(userId);
    const known = await this.subscriptions.ofUser(userId);
    const subscription = known.find(({ id }) => id === subscriptionId);
    if (!account || !subscription) return;
    const { email, firstName } = account;
    const to = reader === 'athlete' ? email : await this.notification.current();
    if (to === null) return;
    const { paidThrough, cancelReason, status } = subscription;
    const gaveUp = status === 'unpaid';
    const key = `billing:${reader}:${subscriptionId}:${kind}:${occasion}`;
    const content = { email, firstName, kind, to, paidThrough, gaveUp, cancelReason, key };
    await (reader === 'athlete' ? this.mailer.toAthlete(content) : this.mailer.toOperator(content));
  }
}
