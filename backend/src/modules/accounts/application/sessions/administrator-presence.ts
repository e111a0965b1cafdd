import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { goesOn, isToBeNoted } from '#accounts/domain/administrator-session.js';
import { AdministratorSessions } from '#accounts/ports/administrator-sessions.js';

/** By then every token of a session has run out, so nothing asks for it any more. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/** Sessions of administrators end when they are left alone, and one by one. */
@Injectable()
export class AdministratorPresence {
  constructor(
    private readonly sessions: AdministratorSessions,
    private readonly clock: Clock,
  ) {}

  /** Whether the session goes on; it counts as used now. @param begunAt the sign-in */
  async goesOn(session: {
    readonly id: string;
    readonly userId: string;
    readonly begunAt: Date;
  }): Promise<boolean> {
    const now = this.clock.now();
    const known = await this.sessions.find(session.id);
    if (!goesOn(known ?? { seenAt: session.begunAt, ended: false }, now)) return false;
    if (known === null || isToBeNoted(known, now)) await this.sessions.see(session, now);
    return true;
  }

  async end(session: { readonly id: string; readonly userId: string }): Promise<void> {
    const now = this.clock.now();
    await this.sessions.end(session, now);
    await this.sessions.forget(new Date(now.getTime() - FORGOTTEN_AFTER_MS));
  }
}
