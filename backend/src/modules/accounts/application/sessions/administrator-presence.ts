import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { goesOn, isToBeNoted } from '#accounts/domain/administrator-session.js';
import { UserRepository, type SessionKey } from '#accounts/ports/user.repository.js';

/** By then every token of a session has expired, so nothing asks for it any more. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/** Administrator sessions end when they are idle, and one by one. */
@Injectable()
export class AdministratorPresence {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether the session is still valid; counts as its use. @param begunAt the sign-in */
  async goesOn(session: SessionKey & { readonly begunAt: Date }): Promise<boolean> {
    const now = this.clock.now();
    const known = await this.users.findSession(session.id);
    if (!goesOn(known ?? { seenAt: session.begunAt, ended: false }, now)) return false;
    if (known === null || isToBeNoted(known, now)) await this.users.touchSession(session, now);
    return true;
  }

  async end(session: SessionKey): Promise<void> {
    const now = this.clock.now();
    await this.users.endSession(session, now);
    await this.users.removeSessions(new Date(now.getTime() - FORGOTTEN_AFTER_MS));
  }
}
