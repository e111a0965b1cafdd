import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { User } from '#accounts/domain/user.js';
import { AccountMailPlan } from '#accounts/ports/account-mail-plan.js';
import { PasswordResetRepository } from '#accounts/ports/password-reset.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/**
 * What every change of a password brings with it: all sessions end, all links are void, and the
 * owner is told.
 */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly mail: AccountMailPlan,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it inside a unit of work.
   * @returns the new token version; null where another change came first
   */
  async of(user: User, passwordHash: string): Promise<number | null> {
    const tokenVersion = await this.users.changePassword(user, passwordHash);
    if (tokenVersion === null) return null;
    const at = this.clock.now();
    await this.resets.voidAll(user.id, at);
    await this.mail.passwordChanged(user.id, { at, tokenVersion });
    return tokenVersion;
  }
}
