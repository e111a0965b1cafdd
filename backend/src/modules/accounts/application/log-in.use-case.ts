import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { TokenIssuer } from '../ports/token-issuer.js';
import { UserRepository } from '../ports/user.repository.js';
import type { Session } from './session.js';

/** Signs a user in. An unknown address and a wrong password are told apart by nothing, not even by time. */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly tokens: TokenIssuer,
  ) {}

  /** Throws INVALID_CREDENTIALS. */
  async execute(credentials: { email: string; password: string }): Promise<Session> {
    const user = await this.users.findByEmail(credentials.email);
    const fits = await this.passwords.verify(credentials.password, user?.passwordHash ?? null);
    if (!user || !fits) throw new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.', {});
    return { user, token: await this.tokens.issue({ userId: user.id, tokenVersion: user.tokenVersion }) };
  }
}
