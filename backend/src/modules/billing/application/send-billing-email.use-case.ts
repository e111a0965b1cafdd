import { Injectable } from '@nestjs/common';
import { KnownAccounts, NotificationAddress } from '#accounts/index.js';
import { BillingMailer } from '../ports/billing-mailer.js';
import type { PlannedLetter } from '../ports/billing-work.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

export type Reader = 'athlete' | 'operator';

/**
 * Sends a planned letter; to nobody where the account is gone by now, or no notification address is
 * set.
 */
@Injectable()
export class SendBillingLetter {
  constructor(
    private readonly accounts: KnownAccounts,
    private readonly subscriptions: SubscriptionRepository,
    private readonly notification: NotificationAddress,
    private readonly mailer: BillingMailer,
  ) {}

  async execute(
    { userId, subscriptionId, kind, occasion }: PlannedLetter,
    reader: Reader,
  ): Promise<void> {
    const contact = await this.accounts.of(userId);
    const subscription = (await this.subscriptions.ofUser(userId)).find(
      ({ id }) => id === subscriptionId,
    );
    if (!contact || !subscription) return;
    const to = reader === 'athlete' ? contact.email : await this.notification.current();
    if (to === null) return;
    const { paidThrough, cancelReason, status } = subscription;
    const letter = {
      ...contact,
      kind,
      to,
      paidThrough,
      gaveUp: status === 'unpaid',
      cancelReason,
      key: `billing:${reader}:${subscriptionId}:${kind}:${occasion}`,
    };
    await (reader === 'athlete' ? this.mailer.toAthlete(letter) : this.mailer.toOperator(letter));
  }
}
