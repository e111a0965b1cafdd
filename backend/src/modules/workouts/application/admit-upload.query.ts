import { Injectable } from '@nestjs/common';
import { AccountStanding } from '../../accounts/index.js';
import { Entitlements } from '../../billing/index.js';

/** Turns away who may not upload before their file is read; the transaction of the upload decides in the end. */
@Injectable()
export class AdmitUpload {
  constructor(
    private readonly standing: AccountStanding,
    private readonly entitlements: Entitlements,
  ) {}

  /** Throws ACCOUNT_SUSPENDED, ONBOARDING_REQUIRED, TRIAL_LIMIT_EXCEEDED, SUBSCRIPTION_REQUIRED. */
  async execute(userId: string): Promise<void> {
    await this.standing.assertNotSuspended(userId);
    await this.standing.assertOnboarded(userId);
    await this.entitlements.assertUploadLeft(userId);
  }
}
