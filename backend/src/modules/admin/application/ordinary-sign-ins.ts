import { Injectable } from '@nestjs/common';
import { KnownAccounts, Sessions } from '#accounts/index.js';
import { AuditTrail } from './audit-trail.js';

/** Writes down what happens to administrators' accounts at the athletes' sign-in. */
@Injectable()
export class OrdinarySignIns {
  constructor(
    private readonly accounts: KnownAccounts,
    private readonly sessions: Sessions,
    private readonly trail: AuditTrail,
  ) {}

  /** The id of the administrator with this address; null for everybody else. */
  async administrator(email: string): Promise<string | null> {
    const account = await this.accounts.byEmail(email);
    return account?.role === 'admin' ? account.id : null;
  }

  succeeded(userId: string, address: string): Promise<void> {
    return this.trail.note(
      { userId, address },
      { action: 'signed-in', details: { page: 'sign-in of athletes' } },
    );
  }

  /** For a session that began although its token is kept from whoever asked. */
  async takeBack(token: string): Promise<void> {
    await this.sessions.endUnused(token);
  }

  refused(userId: string, address: string, cause: string): Promise<void> {
    return this.trail.write(
      { userId: null, name: 'unknown', address },
      { action: 'sign-in-refused', subject: userId, details: { cause } },
    );
  }
}
