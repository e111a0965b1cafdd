import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import type { Factor, OpenSession } from '#accounts/domain/session.js';
import type { User } from '#accounts/domain/user.js';
import { SessionRepository, type SessionKey } from '#accounts/ports/session.repository.js';
import { SessionTokens } from '#accounts/ports/session-tokens.js';

/** How the owner of an account signed in. */
export interface SignIn {
  /** As a person would name it; empty if unknown. */
  readonly device: string;
  readonly factors: readonly Factor[];
}

/** By then every token of a session has expired: none is valid for more than a week. */
const FORGOTTEN_AFTER_MS = 8 * 24 * 60 * 60 * 1000;

/** The only way to begin and to end a session. Every method joins the current transaction. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @returns the bearer token of the new session */
  async begin(
    { id: userId, tokenVersion }: Pick<User, 'id' | 'tokenVersion'>,
    { device, factors }: SignIn,
  ): Promise<string> {
    const id = this.ids.next();
    const now = this.clock.now();
    await this.sessions.add({ id, userId, device, factors, begunAt: now, usedAt: now });
    return this.tokens.issue({ userId, tokenVersion, sessionId: id });
  }

  /** Newest use first. */
  listOf(userId: string): Promise<readonly OpenSession[]> {
    return this.sessions.listOf(userId);
  }

  /** Throws NOT_FOUND if the user has no such session. */
  async end(session: SessionKey): Promise<void> {
    if (await this.sessions.end(session)) return;
    throw new DomainError('NOT_FOUND', 'This session has ended already.', {});
  }

  /** The session that asks for it; a second request changes nothing. */
  async endOwn(session: SessionKey): Promise<void> {
    await this.sessions.end(session);
  }

  /** The session of a token that nobody was given. */
  async endUnused(token: string): Promise<void> {
    const session = await this.tokens.sessionOf(token);
    if (session) await this.sessions.end({ id: session.sessionId, userId: session.userId });
  }

  /** @param keptId the session that goes on; null for none */
  endAll(userId: string, keptId: string | null): Promise<void> {
    return this.sessions.endAll(userId, keptId);
  }

  removeExpired(): Promise<void> {
    return this.sessions.removeBegunBefore(
      new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS),
    );
  }
}
