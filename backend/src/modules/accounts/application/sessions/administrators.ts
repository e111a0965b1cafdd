import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import type { UserRole } from '#accounts/domain/user.js';
import { Passwords } from '#accounts/ports/passwords.js';
import {
  AdministratorRepository,
  type KnownAdministrator,
} from '#accounts/ports/administrator.repository.js';
import { SessionRepository } from '#accounts/ports/session.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { ReplacePassword } from '../credentials/replace-password.js';

export interface FirstAdministrator {
  readonly email: string;
  /** Shown once, at the start that made it; null if the password was given. */
  readonly generatedPassword: string | null;
}

/**
 * Makes administrators, at the first start and for operators at the command line. Passwords are
 * generated, so that nobody chooses one that is easy to guess.
 */
@Injectable()
export class Administrators {
  constructor(
    private readonly users: UserRepository,
    private readonly staff: AdministratorRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: Passwords,
    private readonly replacement: ReplacePassword,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Makes the first administrator; several processes may call it concurrently.
   * @returns null if there is an administrator, or the address is in use
   */
  async ensureOne(wanted: {
    email: string;
    password: string | null;
  }): Promise<FirstAdministrator | null> {
    if (await this.users.hasAdministrator()) return null;
    const generatedPassword = wanted.password === null ? this.passwords.generate() : null;
    try {
      await this.store(wanted.email, generatedPassword ?? wanted.password ?? '');
    } catch (error) {
      if (DomainError.is(error, 'EMAIL_TAKEN')) return null;
      throw error;
    }
    return { email: wanted.email.trim(), generatedPassword };
  }

  /** Throws EMAIL_TAKEN. @returns the id, and the password, which is stored nowhere */
  async add(email: string): Promise<{ readonly id: string; readonly password: string }> {
    const password = this.passwords.generate();
    return { id: await this.store(email, password), password };
  }

  /**
   * Ends every session of the administrator. Call it in a unit of work. Throws NOT_FOUND if the
   * address belongs to no administrator.
   */
  async resetPassword(email: string): Promise<{ readonly id: string; readonly password: string }> {
    const user = await this.users.findByEmail(email);
    if (user?.role !== 'admin')
      throw new DomainError('NOT_FOUND', 'There is no administrator with this address.', {});
    const password = this.passwords.generate();
    const version = await this.replacement.of(user, await this.passwords.hash(password));
    if (version === null)
      throw new DomainError(
        'NOT_FOUND',
        'The password was changed by somebody else meanwhile. Please try again.',
        {},
      );
    return { id: user.id, password };
  }

  /** By address. */
  all(): Promise<readonly KnownAdministrator[]> {
    return this.staff.all();
  }

  /**
   * Makes the account an administrator's, with its password, and ends its sessions: they must sign
   * in where sign-ins are limited. Call it in a unit of work. @returns false if it is one already
   */
  async promote(userId: string): Promise<boolean> {
    await this.staff.lock();
    return this.changeRole(userId, 'admin');
  }

  /**
   * Makes the administrator an athlete and ends their sessions; never the last one, also if two
   * administrators demote each other at the same time. Call it in a unit of work. Throws NOT_FOUND,
   * LAST_ADMINISTRATOR, FORBIDDEN if `by` is no administrator any more.
   * @param by who does it; null for the command line
   */
  async demote(userId: string, by: string | null): Promise<void> {
    const all = await this.staff.lock();
    if (by !== null && !all.includes(by))
      throw new DomainError('FORBIDDEN', 'Only administrators may do this.', {});
    if (!all.includes(userId))
      throw new DomainError('NOT_FOUND', 'There is no such administrator.', {});
    if (all.length === 1)
      throw new DomainError(
        'LAST_ADMINISTRATOR',
        'This is the last administrator. Add another one first.',
        {},
      );
    await this.changeRole(userId, 'athlete');
  }

  private async changeRole(userId: string, role: UserRole): Promise<boolean> {
    if (!(await this.staff.changeRole(userId, role))) return false;
    await this.sessions.endAll(userId, null);
    return true;
  }

  private async store(email: string, password: string): Promise<string> {
    const id = this.ids.next();
    await this.users.add({
      id,
      email: email.trim(),
      passwordHash: await this.passwords.hash(password),
      firstName: 'Administrator',
      lastName: '',
      city: '',
      country: '',
      sport: 'BOTH',
      role: 'admin',
      profileCompleted: false,
      onboardingSkipped: true,
      suspension: null,
      tokenVersion: 0,
      createdAt: this.clock.now(),
    });
    return id;
  }
}
