import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { ErrorCode } from '#kernel/error-catalogue.js';
import { AccountStanding } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';

/** No upload is left; a duplicate is reported as one all the same. */
const USED_UP: readonly ErrorCode[] = ['TRIAL_LIMIT_EXCEEDED', 'SUBSCRIPTION_REQUIRED'];

/** Refuses athletes who may not upload any file, before the file is read. */
@Injectable()
export class AdmitUpload {
  constructor(
    private readonly standing: AccountStanding,
    private readonly entitlements: Entitlements,
  ) {}

  /**
   * Throws ACCOUNT_SUSPENDED, ONBOARDING_REQUIRED. An athlete without an upload left passes: only
   * the bytes show a duplicate, which needs no upload, and this very file may have used the last
   * one a moment ago. The transaction of the upload refuses the others.
   */
  async execute(userId: string): Promise<void> {
    await this.standing.assertNotSuspended(userId);
    await this.standing.assertOnboarded(userId);
    await this.entitlements.assertUploadLeft(userId).catch((error: unknown) => {
      if (!USED_UP.some((code) => DomainError.is(error, code))) throw error;
    });
  }
}
