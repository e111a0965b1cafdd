import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import {
  AccountContributor,
  jsonFile,
  type ExportedFile,
  type FormerAccount,
} from '#accounts/index.js';
import { TRIAL_UPLOADS } from '../domain/trial.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { TrialLedger } from '../ports/trial-ledger.js';
import { Plans } from './plans.js';
import { SubscriptionStateQuery } from './subscription-state.query.js';

const ACTIVE =
  'You must cancel your recurring subscription before closing your account. Please cancel ' +
  'your subscription first.';

/** The plan, its usage, and what the payment provider knows about the person. */
@Injectable()
export class BillingAccountContributor extends AccountContributor {
  override readonly name = 'billing';
  override readonly contents = [
    'usage.json: your plan, and how many uploads and questions of it you have used.',
    'subscriptions.json: each subscription that you have had, as the payment provider tells ' +
      'it, and why you canceled it.',
  ];

  constructor(
    private readonly state: SubscriptionStateQuery,
    private readonly plans: Plans,
    private readonly ledger: TrialLedger,
    private readonly subscriptions: SubscriptionRepository,
    private readonly provider: PaymentProvider,
  ) {
    super();
  }

  /**
   * A plan that would be charged again must be canceled first; a canceled one need not end (reading
   *
   */
  override async mayLeave(userId: string): Promise<void> {
    const { status } = await this.plans.of(userId);
    if (status === 'ACTIVE') throw new DomainError('CANNOT_DELETE_ACTIVE', ACTIVE, {});
  }

  /** Includes uploads that were deleted since. */
  override async uploadCount(userId: string): Promise<number> {
    return (await this.ledger.useOf(userId)).uploadsUsed;
  }

  /** A new account does not bring the trial back (reading X-55). */
  override async returns(userId: string, { uploadCount }: FormerAccount): Promise<void> {
    const used = Math.min(uploadCount, TRIAL_UPLOADS);
    if (used > 0) await this.ledger.carryOver(userId, used);
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonFile('usage.json', await this.state.of(userId));
    yield jsonFile('subscriptions.json', {
      subscriptions: await this.subscriptions.ofUser(userId),
    });
  }

  /** The first step stops all charges; our own records follow, because they name the customer. */
  override async erase(userId: string): Promise<void> {
    const customerId = await this.subscriptions.customerOf(userId);
    if (customerId !== null) await this.provider.forgetCustomer(customerId);
    await this.subscriptions.forget(userId);
    await this.ledger.forget(userId);
  }
}
