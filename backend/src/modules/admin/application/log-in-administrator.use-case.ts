import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { KnownAccounts, LogIn, type Session, type User } from '#accounts/index.js';
import { AuditTrail } from './audit-trail.js';

/**
 * Signs an administrator in. Athletes get no token here, because theirs open nothing in this area.
 */
@Injectable()
export class LogInAdministrator {
  constructor(
    private readonly logIn: LogIn,
    private readonly accounts: KnownAccounts,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Throws INVALID_CREDENTIALS, or FORBIDDEN for somebody who is not an administrator.
   * @param username the email address (reading X-24)
   */
  async execute(
    { username, password }: { username: string; password: string },
    { address, device }: { address: string; device: string },
  ): Promise<Session> {
    const user = await this.prove(username, password, address);
    if (user.role !== 'admin') {
      await this.trail.write(
        { userId: null, name: 'unknown', address },
        { action: 'sign-in-refused', subject: user.id, details: { cause: 'not an administrator' } },
      );
      throw new DomainError('FORBIDDEN', 'Not an admin', {});
    }
    await this.trail.note({ userId: user.id, address }, { action: 'signed-in' });
    return this.logIn.begin(user, device);
  }

  private async prove(username: string, password: string, address: string): Promise<User> {
    try {
      return await this.logIn.prove({ email: username, password });
    } catch (error) {
      if (!DomainError.is(error, 'INVALID_CREDENTIALS')) throw error;
      // The typed name is not stored: it may be anything, even a password.
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
