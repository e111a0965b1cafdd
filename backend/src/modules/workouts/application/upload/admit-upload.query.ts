import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { ErrorCode } from '#kernel/error-catalogue.js';
import { AccountStanding } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';

/** Nothing is left to upload with; a file that is there already is told as such all the same. */
const USED_UP: readonly ErrorCode[] = ['TRIAL_LIMIT_EXCEEDED', 'SUBSCRIPTION_REQUIRED'];

/** Turns away who may not upload whatever the file is, before it is read. */
@Injectable()
export class AdmitUpload {
  constructor(
    private readonly standing: AccountStanding,
    private readonly entitlements: Entitlements,
  ) {}

  /**
   * Throws ACCOUNT_SUSPENDED, ONBOARDING_REQUIRED. Who has no upload left is let through: only the
   * bytes tell a duplicate, which needs none, and the last one may have been taken by this very
   * file a moment ago. The transaction of the upload refuses the others.
   */
  async execute(userId: string): Promise<void> {
    await this.standing.assertNotSuspended(userId);
    await this.standing.assertOnboarded(userId);
    await this.entitlements.assertUploadLeft(userId).catch((error: unknown) => {
      if (!USED_UP.some((code) => DomainError.is(error, code))) throw error;
    });
  }
}
