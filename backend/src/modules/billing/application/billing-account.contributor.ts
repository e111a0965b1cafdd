import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { AccountContributor, jsonFile, type ExportedFile, type FormerAccount } from '../../accounts/index.js';
import { TRIAL_UPLOADS } from '../domain/trial.js';
import { TrialLedger } from '../ports/trial-ledger.js';
import { SubscriptionStateQuery } from './subscription-state.query.js';

const ACTIVE = 'You must cancel your recurring subscription before closing your account. Please cancel your subscription first.';

/** The plan and what was used of it. */
@Injectable()
export class BillingAccountContributor extends AccountContributor {
  override readonly name = 'billing';
  override readonly contents = ['usage.json: your plan, and how many uploads and questions of it you have used.'];

  constructor(
    private readonly state: SubscriptionStateQuery,
    private readonly ledger: TrialLedger,
  ) {
    super();
  }

  /** A plan that would be charged again must be ended first; one that is canceled may go at once (reading X-18). */
  override async mayLeave(userId: string): Promise<void> {
    const { subscriptionStatus } = await this.state.of(userId);
    if (subscriptionStatus === 'ACTIVE') throw new DomainError('CANNOT_DELETE_ACTIVE', ACTIVE, {});
  }

  /** Counts also what was deleted since. */
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
  }

  override erase(userId: string): Promise<void> {
    return this.ledger.forget(userId);
  }
}
