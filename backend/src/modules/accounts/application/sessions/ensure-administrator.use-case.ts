import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { PasswordHasher } from '#accounts/ports/password-hasher.js';
import { SecretGenerator } from '#accounts/ports/secret-generator.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

export interface FirstAdministrator {
  readonly email: string;
  /** Shown once, at the start that made it; null where the password was given. */
  readonly generatedPassword: string | null;
}

/**
 * Makes the first administrator where there is none yet. Safe to run by several processes at once.
 */
@Injectable()
export class EnsureAdministrator {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly secrets: SecretGenerator,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Null where an administrator exists, or where the address belongs to somebody already. */
  async execute(wanted: {
    email: string;
    password: string | null;
  }): Promise<FirstAdministrator | null> {
    if (await this.users.hasAdministrator()) return null;
    const generatedPassword = wanted.password === null ? this.secrets.next() : null;
    try {
      await this.users.add({
        id: this.ids.next(),
        email: wanted.email.trim(),
        passwordHash: await this.passwords.hash(generatedPassword ?? wanted.password ?? ''),
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
    } catch (error) {
      if (DomainError.is(error, 'EMAIL_TAKEN')) return null;
      throw error;
    }
    return { email: wanted.email.trim(), generatedPassword };
  }
}
