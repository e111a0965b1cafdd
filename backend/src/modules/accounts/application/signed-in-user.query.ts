import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import type { User } from '../domain/user.js';
import type { TokenClaims } from '../ports/token-issuer.js';
import { UserRepository } from '../ports/user.repository.js';

/** The user behind a token, as long as the token holds: the account exists and no newer token version has ended it. */
@Injectable()
export class SignedInUser {
  constructor(private readonly users: UserRepository) {}

  /** Null where the token no longer holds. */
  async behind(claims: TokenClaims): Promise<User | null> {
    const user = await this.users.findById(claims.userId);
    return user && user.tokenVersion === claims.tokenVersion ? user : null;
  }

  /** Throws UNAUTHENTICATED where the account is gone. */
  async get(userId: string): Promise<User> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
    return user;
  }
}
