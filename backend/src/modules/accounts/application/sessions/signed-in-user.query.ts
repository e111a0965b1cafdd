import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { RequestKey, RequestMemory } from '#kernel/request-memory.js';
import type { User } from '#accounts/domain/user.js';
import type { TokenClaims } from '#accounts/ports/session-tokens.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

const CALLER = new RequestKey<User>('caller');

/** The user of a valid token: the account exists and has no newer token version. */
@Injectable()
export class SignedInUser {
  constructor(
    private readonly users: UserRepository,
    private readonly memory: RequestMemory,
  ) {}

  /** Null if the token is no longer valid. */
  async behind(claims: TokenClaims): Promise<User | null> {
    const user = await this.users.findById(claims.userId);
    if (!user || user.tokenVersion !== claims.tokenVersion) return null;
    this.memory.keep(CALLER, user);
    return user;
  }

  /**
   * The user as read when the request was authenticated, a moment ago; for what the request itself
   * does not change. Throws UNAUTHENTICATED if the account is gone.
   */
  async asLetIn(userId: string): Promise<User> {
    const caller = this.memory.recall(CALLER);
    return caller?.id === userId ? caller : this.get(userId);
  }

  /** Throws UNAUTHENTICATED if the account is gone. */
  async get(userId: string): Promise<User> {
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
    return user;
  }
}
