import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { User } from '#accounts/domain/user.js';
import { PasswordHasher } from '#accounts/ports/password-hasher.js';
import { TokenIssuer } from '#accounts/ports/token-issuer.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import type { Session } from './session.js';

/**
 * Signs a user in. An unknown address and a wrong password are told apart by nothing, not even by
 * time.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly tokens: TokenIssuer,
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
   * Only here is the password at hand. A busy moment is no reason to keep somebody out: the next
   * sign-in does it.
   */
  private async refresh(user: User, password: string): Promise<void> {
    try {
      await this.users.refreshPasswordHash(user, await this.passwords.hash(password));
    } catch (error) {
      if (!DomainError.is(error, 'SERVICE_UNAVAILABLE')) throw error;
    }
  }
}
