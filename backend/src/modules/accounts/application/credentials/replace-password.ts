import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { User } from '#accounts/domain/user.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';
import { EmailChangeRepository } from '#accounts/ports/email-change.repository.js';
import { SessionRepository } from '#accounts/ports/session.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/**
 * What follows every change of a password: all sessions end, all links by email are void, and the
 * owner gets an email.
 */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly changes: EmailChangeRepository,
    private readonly jobs: AccountJobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it in a unit of work.
   * @returns the new token version; null where another change came first
   */
  async of(user: User, passwordHash: string): Promise<number | null> {
    const tokenVersion = await this.users.changePassword(user, passwordHash);
    if (tokenVersion === null) return null;
    const at = this.clock.now();
    await this.sessions.endAll(user.id, null);
    await this.users.voidResets(user.id, at);
    await this.changes.voidAll(user.id, at);
    await this.jobs.sendPasswordChanged(user.id, { at, tokenVersion });
    return tokenVersion;
  }
}
