import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { AccountMailPlan } from '#accounts/ports/account-mail-plan.js';

/**
 * Asks for a link to set a new password. Nobody is looked up here, so that no answer and no time
 * tells who has an account.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly mail: AccountMailPlan,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  execute(email: string): Promise<void> {
    return this.mail.passwordReset({ id: this.ids.next(), email, at: this.clock.now() });
  }
}
