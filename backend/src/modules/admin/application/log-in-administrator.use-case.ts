import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { KnownAccounts, LogIn, type Session } from '#accounts/index.js';
import { AuditTrail } from './audit-trail.js';

/**
 * Signs an administrator in; the tokens of athletes open nothing in their area, so an athlete gets
 * none here.
 */
@Injectable()
export class LogInAdministrator {
  constructor(
    private readonly logIn: LogIn,
    private readonly accounts: KnownAccounts,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Throws INVALID_CREDENTIALS, or FORBIDDEN for somebody who is no administrator.
   * @param username the address of mail (reading X-24)
   */
  async execute(
    { username, password }: { username: string; password: string },
    address: string,
  ): Promise<Session> {
    const session = await this.signIn(username, password, address);
    const { user } = session;
    if (user.role !== 'admin') {
      await this.trail.write(
        { userId: null, name: 'unknown', address },
        { action: 'sign-in-refused', subject: user.id, details: { cause: 'not an administrator' } },
      );
      throw new DomainError('FORBIDDEN', 'Not an admin', {});
    }
    await this.trail.note({ userId: user.id, address }, { action: 'signed-in' });
    return session;
  }

  private async signIn(username: string, password: string, address: string): Promise<Session> {
    try {
      return await this.logIn.execute({ email: username, password });
    } catch (error) {
      if (!DomainError.is(error, 'INVALID_CREDENTIALS')) throw error;
      // What was typed is not kept: it may be anything, a password too.
      const account = await this.accounts.byEmail(username);
      await this.trail.write(
        { userId: null, name: 'unknown', address },
        {
          action: 'sign-in-refused',
          subject: account?.id ?? null,
          details: { cause: 'wrong name or password' },
        },
      );
      throw new DomainError(
        'INVALID_CREDENTIALS',
        'Invalid username or password',
        {},
        { cause: error },
      );
    }
  }
}
