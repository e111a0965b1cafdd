import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { User } from '#accounts/domain/user.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { SessionTokens } from '#accounts/ports/session-tokens.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** A signed-in user with the token of this session. */
export interface Session {
  readonly token: string;
  readonly user: User;
}

/** Signs a user in. An unknown address looks like a wrong password, also in its time. */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly tokens: SessionTokens,
  ) {}

  /** Throws INVALID_CREDENTIALS. */
  async execute({ email, password }: { email: string; password: string }): Promise<Session> {
    const user = await this.users.findByEmail(email);
    const fits = await this.passwords.verify(password, user?.passwordHash ?? null);
    if (!user || !fits)
      throw new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.', {});
    if (!this.passwords.isCurrent(user.passwordHash)) await this.refresh(user, password);
    return {
      user,
      token: await this.tokens.issue({ userId: user.id, tokenVersion: user.tokenVersion }),
    };
  }

  /**
   * Only a sign-in knows the password. A busy moment is no reason to refuse it: the next sign-in
   * refreshes the hash.
   */
  private async refresh(user: User, password: string): Promise<void> {
    try {
      await this.users.refreshPasswordHash(user, await this.passwords.hash(password));
    } catch (error) {
      if (!DomainError.is(error, 'SERVICE_UNAVAILABLE')) throw error;
    }
  }
}
