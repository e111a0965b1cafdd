import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';

/**
 * Asks for a link to set a new password. Looks nobody up, so that neither the response nor its
 * time reveals who has an account.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly jobs: AccountJobs,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  execute(email: string): Promise<void> {
    return this.jobs.sendPasswordReset({ id: this.ids.next(), email, at: this.clock.now() });
  }
}
