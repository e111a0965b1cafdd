import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { PasswordHasher } from '#accounts/ports/password-hasher.js';
import { SecretGenerator } from '#accounts/ports/secret-generator.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { ReplacePassword } from '../credentials/replace-password.js';

/**
 * For operators at the command line. Passwords are made here, so that nobody chooses one that is
 * easy to guess.
 */
@Injectable()
export class Administrators {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly secrets: SecretGenerator,
    private readonly replacement: ReplacePassword,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws EMAIL_TAKEN. @returns the id, and the password, which is kept nowhere */
  async add(email: string): Promise<{ readonly id: string; readonly password: string }> {
    const password = this.secrets.next();
    const id = this.ids.next();
    await this.users.add({
      id,
      email: email.trim(),
      passwordHash: await this.passwords.hash(password),
      ...{
        firstName: 'Administrator',
        lastName: '',
        city: '',
        country: '',
        sport: 'BOTH',
        role: 'admin',
      },
      ...{
        profileCompleted: false,
        onboardingSkipped: true,
        suspension: null,
        tokenVersion: 0,
        createdAt: this.clock.now(),
      },
    });
    return { id, password };
  }

  /**
   * Ends every session of the administrator. Call it inside a unit of work. Throws NOT_FOUND for an
   * address that is no administrator's.
   */
  async resetPassword(email: string): Promise<{ readonly id: string; readonly password: string }> {
    const user = await this.users.findByEmail(email);
    if (user?.role !== 'admin')
      throw new DomainError('NOT_FOUND', 'There is no administrator with this address.', {});
    const password = this.secrets.next();
    const version = await this.replacement.of(user, await this.passwords.hash(password));
    if (version === null)
      throw new DomainError(
        'NOT_FOUND',
        'The password was changed by somebody else meanwhile. Please try again.',
        {},
      );
    return { id: user.id, password };
  }
}
