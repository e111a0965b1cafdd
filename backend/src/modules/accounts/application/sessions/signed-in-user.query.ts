import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { RequestKey, RequestMemory } from '#kernel/request-memory.js';
import { isIdle, isToBeNoted } from '#accounts/domain/session.js';
import type { User } from '#accounts/domain/user.js';
import { SessionRepository } from '#accounts/ports/session.repository.js';
import type { TokenClaims } from '#accounts/ports/session-tokens.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

const CALLER = new RequestKey<User>('caller');

/** The user of a valid token: the account exists, and neither session nor version has ended. */
@Injectable()
export class SignedInUser {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly memory: RequestMemory,
    private readonly clock: Clock,
  ) {}

  /** Null if the token is no longer valid. Counts as a use of its session. */
  async behind({ userId, sessionId, tokenVersion }: TokenClaims): Promise<User | null> {
    const found = await this.sessions.find({ id: sessionId, userId });
    const now = this.clock.now();
    if (!found || found.user.tokenVersion !== tokenVersion || isIdle(found, now)) return null;
    if (isToBeNoted(found, now)) await this.sessions.noteUse(sessionId, now);
    this.memory.keep(CALLER, found.user);
    return found.user;
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
