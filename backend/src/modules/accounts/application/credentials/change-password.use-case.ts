import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { passwordForm } from '#accounts/domain/password.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { OwnPassword, wrongPassword } from './own-password.js';
import { PasswordPolicy } from './password-policy.js';
import { ReplacePassword } from './replace-password.js';
import { Sessions } from '../sessions/sessions.js';

/** Sets a new password, given the current one. Every session ends; the caller gets a new token. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly own: OwnPassword,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly replacement: ReplacePassword,
    private readonly sessions: Sessions,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Throws WRONG_PASSWORD, or VALIDATION_FAILED for a new password that is the current one or easy
   * to guess.
   * @returns the token of the caller's new session
   */
  async execute(
    userId: string,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    device: string,
  ): Promise<string> {
    const user = await this.own.prove(userId, currentPassword);
    if (passwordForm(newPassword) === passwordForm(currentPassword)) throw unchanged();
    await this.policy.assertHardToGuess('newPassword', newPassword, user);
    const passwordHash = await this.passwords.hash(newPassword);
    return this.work.run(async () => {
      const tokenVersion = await this.replacement.of(user, passwordHash);
      if (tokenVersion === null) throw wrongPassword();
      return this.sessions.begin({ id: userId, tokenVersion }, { device, factors: ['password'] });
    });
  }
}

function unchanged(): DomainError {
  const message = 'The new password must be another than the current one.';
  return new DomainError('VALIDATION_FAILED', message, {
    fields: [{ field: 'newPassword', message }],
  });
}
